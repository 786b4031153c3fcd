import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

type Days = { readonly from: string | null; readonly to: string | null };

/** Says from which day to which something holds. */
export function useValidityWords(): (days: Days) => string {
  const { staffPrices } = useBackOfficeWords();
  const words = staffPrices.list;
  return ({ from, to }) => {
    const said = [
      from === null ? null : words.from(shownDay(from)),
      to === null ? null : words.until(shownDay(to)),
    ].filter((part) => part !== null);
    return said.join(' ') || words.always;
  };
}

/** `24/12/2026` of `2026-12-24`. */
export function shownDay(iso: string): string {
  return iso.split('-').toReversed().join('/');
}
