import type { Day } from './italian-holidays.ts';

type Language = 'it' | 'en';

const tags = { it: 'it-IT', en: 'en-GB' } as const;
const sayer = (options: Intl.DateTimeFormatOptions) => (day: Day, locale: Language) =>
  new Intl.DateTimeFormat(tags[locale], { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** `mercoledì 25 novembre` */
export const sayDay = sayer({ weekday: 'long', day: 'numeric', month: 'long' });

/** `mercoledì` */
export const sayWeekday = sayer({ weekday: 'long' });
