import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { PreviewRow } from '../../rules/bulk-preview.ts';
import { plainFields } from '../../rules/plain-form.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import styles from './pasted-lines.module.css';

type ItemRowProps = { readonly row: Exclude<PreviewRow, { readonly kind: 'problem' }> };

/** An article of a preview: what it is, how many, what they cost; or why it cannot be added. */
export function ItemRow({ row }: ItemRowProps) {
  const { locale } = useWords();
  const words = useBulkWords();
  const { item, lines, wanted } = row;
  const { stock } = item;
  const left = stock === null ? words.stock.open : stock > 0 ? words.stock.left(stock) : words.stock.none;
  return (
    <li className={styles.row} data-kind={row.kind}>
      <div className={styles.article}>
        <a href={item.url}>{item.label}</a>
        <small>
          {item.sku} · {left} · {words.paste.line(lines.join(', '), lines.length)}
        </small>
        {row.kind === 'refused' ? (
          <small className={styles.reason}>{words.paste.refused[row.reason]}</small>
        ) : null}
        {row.kind === 'found' && row.why ? (
          <small className={styles.reason}>{words.paste.why[row.why](wanted)}</small>
        ) : null}
      </div>
      {row.kind === 'found' ? (
        <>
          <span className={styles.unit}>{formatEuro(row.unit, locale)}</span>
          <input type="hidden" name={plainFields.code} value={item.sku ?? ''} readOnly />
          <input
            className={styles.quantity}
            type="number"
            inputMode="numeric"
            name={plainFields.quantity}
            aria-label={words.quantityOf(item.label)}
            defaultValue={row.quantity}
            min={0}
            max={9999}
            autoComplete="off"
          />
          <b className={styles.subtotal}>{formatEuro(row.subtotal, locale)}</b>
        </>
      ) : null}
    </li>
  );
}
