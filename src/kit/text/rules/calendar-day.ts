const exists = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;

/** `2026-12-24` of year, month and day in digits; null for a day that does not exist. */
export function calendarDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return exists(text) ? text : null;
}

/** Whether a text is a day `YYYY-MM-DD` of this century. */
export const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && exists(text);

/** `24/12/2026` of `2026-12-24`; '' stays ''. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/');
