import type { Day } from './italian-holidays.ts';

type Language = 'it' | 'en';

// A formatter takes longer to make than a hundred days take to be formatted.
function sayer(options: Intl.DateTimeFormatOptions) {
  const formatter = (tag: string) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const formatters = { it: formatter('it-IT'), en: formatter('en-GB') };
  return (day: Day, locale: Language) => formatters[locale].format(Date.parse(day));
}

/** `mercoledì 25 novembre` */
export const sayDay = sayer({ weekday: 'long', day: 'numeric', month: 'long' });

/** `mercoledì` */
export const sayWeekday = sayer({ weekday: 'long' });
