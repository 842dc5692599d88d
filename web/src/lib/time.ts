/** "now", "2 min", "3 h", "5 days": how long ago, short. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  if (passed < 60)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  const [size, unit] =
    passed < 3600 ? [60, 'minute'] : passed < 86400 ? [3600, 'hour'] : [86400, 'day'];
  const count = Math.floor(passed / size);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  }).format(count);
}

/** What is left on a clock: 125 seconds as 2:05, an hour and more as 1:02:05, days as "6 days 23 hr". */
export function left(seconds: number, language: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes, rest] = [
    Math.floor(whole / 86400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const two = (value: number) => String(value).padStart(2, '0');
  if (days) {
    const unit = (value: number, name: string) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
        value,
      );
    return `${unit(days, 'day')} ${unit(hours, 'hour')}`;
  }
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
