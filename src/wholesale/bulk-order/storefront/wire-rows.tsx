import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { bulkOrderFor } from '#messages/buying/bulk-order-for.ts';
import type { BulkItem } from '../rules/bulk-item.ts';
import type { Paging } from '../rules/bulk-search.ts';
import { rowLimits } from '../rules/quantities/row-limits.ts';

export type WireRowsProps = {
  readonly items: readonly BulkItem[];
  readonly paging: Paging | null;
  /** the prefix of the wholesale extension's class names */
  readonly prefix: string;
};

/** The rows that an answer of the search carries, for clients that put them into their page as they are (BULK-18, wire 4.5). */
export function WireRows({ items, paging, prefix }: WireRowsProps) {
  const { locale } = useWords();
  const words = bulkOrderFor(locale);
  const button = `${prefix}_bulkorder_pagination_button`;
  return (
    <>
      {items.map((item) => {
        const { minimum, maximum, step } = rowLimits(item, 'indigo');
        return (
          <div key={item.id} className={`${prefix}_selected_product_id_${item.id}`}>
            {item.image ? <img src={item.image} alt="" loading="lazy" /> : null}
            <a href={item.url}>{item.label}</a>
            <span>{formatEuro(item.price, locale)}</span>
            {item.hasOptions ? (
              <button type="button" value={item.id}>
                {words.viewOptions}
              </button>
            ) : (
              <>
                <input
                  type="number"
                  aria-label={words.quantityOf(item.label)}
                  min={minimum}
                  max={maximum}
                  step={step}
                  defaultValue={item.quantity}
                />
                <button type="button" value={item.id}>
                  {words.add.add}
                </button>
              </>
            )}
          </div>
        );
      })}
      {paging && paging.page > 1 ? (
        <button type="button" className={button} value={paging.page - 1}>
          {words.pages.previous}
        </button>
      ) : null}
      {paging && paging.page < paging.pages ? (
        <button type="button" className={button} value={paging.page + 1}>
          {words.pages.next}
        </button>
      ) : null}
    </>
  );
}
