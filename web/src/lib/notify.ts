// "Your turn": in the title, the icon of the tab, and, if allowed, a notification and a sound.
import markTurn from '../assets/mark-turn.svg';
import mark from '../assets/mark.svg';
import { t } from './language.svelte.ts';
import { settings } from './settings.svelte.ts';

/** The title of the page; on your turn it says so first. */
export function setTitle(title: string, turn = false): void {
  document.title = turn ? t('title-turn', { title }) : title ? `${title} · Tavola` : 'Tavola';
  const icon = document.getElementById('favicon') as HTMLLinkElement | null;
  if (icon) icon.href = turn ? markTurn : mark;
}

export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Call the player to the table. */
export function call(title: string): void {
  if (settings.sound) drum();
  if (
    !settings.notify ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  new Notification(t('notify-turn'), { body: title, icon: mark, tag: 'tavola-turn' }).onclick =
    () => window.focus();
}

/** Two soft strokes on a drum, made here. */
function drum(): void {
  const audio = new AudioContext();
  for (const start of [0, 0.16]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + start;
    tone.frequency.setValueAtTime(150, from);
    tone.frequency.exponentialRampToValueAtTime(55, from + 0.14);
    volume.gain.setValueAtTime(0.25, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.2);
  }
  setTimeout(() => void audio.close(), 800);
}
