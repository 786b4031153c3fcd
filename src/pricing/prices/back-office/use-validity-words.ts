import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

type Days = { readonly from: string | null; readonly to: string | null };

/** Says from which day to which something holds. */
export function useValidityWords(): (days: Days) => string {
  const { staffPrices } = useBackOfficeWords();
  const words = staffPrices.list;
  return ({ from, to }) => {
    if (from !== null && to !== null) return words.fromTo(writtenDay(from), writtenDay(to));
    if (from !== null) return words.from(writtenDay(from));
    return to === null ? words.always : words.until(writtenDay(to));
  };
}
