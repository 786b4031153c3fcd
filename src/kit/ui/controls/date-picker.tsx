import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { it } from 'react-day-picker/locale/it';
import styles from './date-picker.module.css';

export type DatePickerProps = {
  /** `2026-11-21`; null where no date is chosen */
  readonly selected: string | null;
  readonly onPick: (date: string) => void;
  readonly locale: 'it' | 'en';
  readonly thisYear: number;
};

const YEARS_BACK = 110;
const YEARS_AHEAD = 20;

const locales = { it, en: enGB };

const dayOf = (date: string) => new Date(`${date}T00:00:00`);

const padded = (number: number) => String(number).padStart(2, '0');
const isoOf = (day: Date) => `${day.getFullYear()}-${padded(day.getMonth() + 1)}-${padded(day.getDate())}`;

/** A month of days with Italian names, its week from Monday (SITE-26); the only file that knows the calendar's library. */
export function DatePicker({ selected, onPick, locale, thisYear }: DatePickerProps) {
  const day = selected === null ? undefined : dayOf(selected);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={locales[locale]}
      weekStartsOn={1}
      captionLayout="dropdown"
      startMonth={new Date(thisYear - YEARS_BACK, 0)}
      endMonth={new Date(thisYear + YEARS_AHEAD, 11)}
      selected={day}
      {...(day ? { defaultMonth: day } : {})}
      onSelect={(picked: Date) => onPick(isoOf(picked))}
      showOutsideDays
      fixedWeeks
      classNames={{
        root: styles.root ?? '',
        months: styles.months ?? '',
        month_caption: styles.caption ?? '',
        dropdowns: styles.dropdowns ?? '',
        dropdown_root: styles.dropdown ?? '',
        caption_label: styles.label ?? '',
        nav: styles.nav ?? '',
        chevron: styles.chevron ?? '',
        month_grid: styles.grid ?? '',
        weekday: styles.weekday ?? '',
        day: styles.day ?? '',
        today: styles.today ?? '',
        selected: styles.selected ?? '',
        outside: styles.outside ?? '',
      }}
    />
  );
}
