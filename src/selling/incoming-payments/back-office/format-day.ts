/** `12/11/2026` of a day `2026-11-12`. */
export const formatDay = (day: string) => day.split('-').reverse().join('/');
