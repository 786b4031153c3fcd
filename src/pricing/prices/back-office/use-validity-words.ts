import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

type Days = { readonly from: string | null; readonly to: string | null };

/** Says from which day to which something holds. */
export function useValidityWords(): (days: Days) => string {
  const { staffPrices } = useBackOfficeWords();
  const words = staffPrices.list;
  return ({ from, to }) => {
    const said = [
      from === null ? null : words.from(writtenDay(from)),
      to === null ? null : words.until(writtenDay(to)),
    ].filter((part) => part !== null);
    return said.join(' ') || words.always;
  };
}
