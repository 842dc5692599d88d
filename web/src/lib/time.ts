/** "now", "2 min", "3 h", "5 days": how long ago, short. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  if (passed < 60) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const [size, unit] = passed < 3600 ? [60, 'minute'] : passed < 86400 ? [3600, 'hour'] : [86400, 'day'];
  const count = Math.floor(passed / (size as number));
  return new Intl.NumberFormat(language, { style: 'unit', unit: unit as string, unitDisplay: 'short' }).format(count);
}

/** 125 seconds as 2:05. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
