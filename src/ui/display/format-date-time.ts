const zone = 'Europe/Rome';
const inDigits = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: zone } as const;

const tags = { it: 'it-IT', en: 'en-GB' };
const dates = {
  it: new Intl.DateTimeFormat(tags.it, inDigits),
  en: new Intl.DateTimeFormat(tags.en, inDigits),
};
const withTime = { ...inDigits, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const times = {
  it: new Intl.DateTimeFormat(tags.it, withTime),
  en: new Intl.DateTimeFormat(tags.en, withTime),
};

/** `21/11/2026` of a moment in ISO 8601, by the clocks of Rome. */
export function formatDate(iso: string, locale: 'it' | 'en' = 'it'): string {
  return dates[locale].format(new Date(iso));
}

/** `21/11/2026, 14:05` of a moment in ISO 8601, by the clocks of Rome. */
export function formatDateTime(iso: string, locale: 'it' | 'en' = 'it'): string {
  return times[locale].format(new Date(iso));
}
