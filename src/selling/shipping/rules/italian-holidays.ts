const DAY_MS = 86_400_000;

/** A day of the calendar, `YYYY-MM-DD`. */
export type Day = string;

const noonOf = (day: Day) => Date.parse(`${day}T12:00:00Z`);

/** The day so many days later. */
export function addDays(day: Day, count: number): Day {
  return new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10);
}

// San Francesco is a national holiday again from 2026 on.
const fixed = [
  ['01-01', 0],
  ['01-06', 0],
  ['04-25', 0],
  ['05-01', 0],
  ['06-02', 0],
  ['08-15', 0],
  ['10-04', 2026],
  ['11-01', 0],
  ['12-08', 0],
  ['12-25', 0],
  ['12-26', 0],
] as const;

/** Easter Sunday of a year from 1583 on, by the Gregorian computus. */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon = (19 * golden + century - Math.floor(century / 4) - leapShift(century) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * late + 114;
  const month = Math.floor(sum / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}

const leapShift = (century: number) => Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);

const holidaysByYear = new Map<number, ReadonlySet<Day>>();

/** The national holidays of Italy in a year, Easter Monday included. */
export function italianHolidays(year: number): ReadonlySet<Day> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const holidays = new Set([
    ...fixed.flatMap(([day, since]) => (year >= since ? [`${year}-${day}`] : [])),
    addDays(easterOf(year), 1),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Whether parcels are handed over and delivered on a day: Monday to Friday, no holidays. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(noonOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !italianHolidays(Number(day.slice(0, 4))).has(day);
}

/** The day after so many working days; 0 for the day itself. */
export function addWorkingDays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}
