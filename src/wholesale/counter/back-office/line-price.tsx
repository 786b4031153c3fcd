import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftLine } from '../rules/counter-draft.ts';
import styles from './counter.module.css';

/** The unit price of a line, the customer's own where another was agreed, and a margin that is too low. */
export function LinePrice({ line }: { readonly line: DraftLine }) {
  const { staffCounter: words, locale } = useBackOfficeWords();
  const { unit, usual, agreed, marginPercent, isBelowMargin } = line;
  return (
    <span className={styles.price}>
      {formatEuro(unit, locale)}
      {usual === null ? null : <small>{words.usual(formatEuro(usual, locale))}</small>}
      {agreed ? (
        <small>{agreed.percent === '' ? words.agreedOwn : words.agreedPercent(agreed.percent)}</small>
      ) : null}
      {marginPercent === null ? null : <small>{words.margin(marginPercent)}</small>}
      {isBelowMargin ? <Badge tone="sale">{words.belowMargin}</Badge> : null}
    </span>
  );
}
