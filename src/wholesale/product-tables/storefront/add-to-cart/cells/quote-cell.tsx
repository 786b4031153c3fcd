import { buttonClass } from '#kit/ui/controls/button-class.ts';
import type { CellProps } from '../../cell-props.ts';
import { useTableWords } from '../../use-table-words.ts';

/** Adds a row to the quote list (TAB-04, RAQ-01): a matter of scripts, so it is shown when they run. */
export function QuoteCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <button
      type="button"
      className={buttonClass({ kind: 'quiet' })}
      data-place="quote"
      aria-label={words.requestQuoteNamed(facts.title)}
      hidden
    >
      {words.requestQuote}
    </button>
  );
}
