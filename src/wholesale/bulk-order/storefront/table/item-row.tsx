import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { SearchAnswer } from '../../rules/calls/search-reply.ts';
import { piecesIn } from '../../rules/quantities/typed-quantity.ts';
import { ItemPrice } from '../item-price.tsx';
import { ItemThumbnail } from '../item-thumbnail.tsx';
import { useBulkWords } from '../use-bulk-words.ts';
import { useStockNote } from '../use-stock-note.ts';
import { useFormContext } from './form-context.ts';
import { OrderCell, useRowPrice } from './order-cell.tsx';
import styles from './table.module.css';

/** A row of the indigo or cream layout: a product, or one of the variations that `view options` opened (BULK-03, BULK-04). */
export function ItemRow({
  item,
  isOption = false,
}: {
  readonly item: BulkItem;
  readonly isOption?: boolean;
}) {
  const { form, entered, enter } = useFormContext();
  const { options } = form;
  const words = useBulkWords();
  const id = useId();
  const { note, show } = useStockNote();
  const [isOpen, setOpen] = useState(false);
  const row = entered.get(item.id);
  const price = useRowPrice(item, piecesIn(row?.typed ?? String(item.quantity)));
  return (
    <li className={isOption ? `${styles.row} ${styles.option}` : styles.row}>
      <div className={styles.item}>
        <ItemThumbnail item={item} previews={options.layout === 'indigo'} />
        <div className={styles.product}>
          <a href={item.url}>{item.label}</a>
          {note ? <small className={styles.stockNote}>{note}</small> : null}
          {item.choices.map(({ name, label, options: terms }) => (
            <Select
              key={name}
              id={`${id}-${name}`}
              label={label}
              value={row?.chosen[name] ?? ''}
              options={[
                { value: '', label: words.choose(label) },
                ...terms.map((term) => ({ value: term.slug, label: term.label })),
              ]}
              onChange={(event) =>
                enter(item, { chosen: { ...row?.chosen, [name]: event.currentTarget.value } })
              }
            />
          ))}
        </div>
        <span className={styles.facts}>
          {options.showsSku && item.sku ? <small>{item.sku}</small> : null}
          {options.showsStock ? <Stock item={item} /> : null}
        </span>
        <ItemPrice item={item} unit={item.hasOptions ? item.price : price.unit} />
        {item.hasOptions ? (
          <div className={styles.order}>
            <Button kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words.hideOptions : words.viewOptions}
            </Button>
          </div>
        ) : (
          <OrderCell item={item} onNote={show} />
        )}
      </div>
      {isOpen ? (
        <ItemOptions item={item} draw={(option) => <ItemRow key={option.id} item={option} isOption />} />
      ) : null}
    </li>
  );
}

function Stock({ item: { stock, hasOptions } }: { readonly item: BulkItem }) {
  const { stock: words } = useBulkWords();
  if (hasOptions) return null;
  if (stock === null) return <span className={styles.stock}>{words.open}</span>;
  return (
    <span
      className={stock > 0 ? `${styles.stock} ${styles.inStock}` : `${styles.stock} ${styles.outOfStock}`}
    >
      {stock > 0 ? words.left(stock) : words.none}
    </span>
  );
}

type ItemOptionsProps = { readonly item: BulkItem; readonly draw: (option: BulkItem) => ReactNode };

/** The variations of a product, asked for when they are opened (BULK-04). */
function ItemOptions({ item, draw }: ItemOptionsProps) {
  const { calls } = useFormContext();
  const words = useBulkWords();
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void calls.search({ words: '', optionsOf: item.id }, left.signal).then((found) => {
      if (!left.signal.aborted) setAnswer(found);
    });
    return () => left.abort();
  }, [calls, item.id]);
  if (answer?.kind !== 'found') {
    const says = { failed: words.failed, nothing: words.noProducts }[answer?.kind ?? 'failed'];
    return <p className={styles.status}>{answer ? says : words.searching}</p>;
  }
  return (
    <ul className={styles.options} aria-label={words.optionsOf(item.label)}>
      {answer.items.map(draw)}
    </ul>
  );
}
