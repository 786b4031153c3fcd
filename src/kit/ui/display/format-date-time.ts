const zone = 'Europe/Rome';
const inDigits = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zone,
} as const;
const times = {
  it: new Intl.DateTimeFormat('it-IT', inDigits),
  en: new Intl.DateTimeFormat('en-GB', inDigits),
};

/** `21/11/2026, 14:05` of a moment in ISO 8601, by the clocks of Rome. */
export function formatDateTime(iso: string, locale: 'it' | 'en' = 'it'): string {
  return times[locale].format(new Date(iso));
}
