import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Offer, OfferLine } from '../rules/offer.ts';
import styles from './offers.module.css';

/** The lines of an offer: item name, thumbnail where there is one, quantity, unit price and subtotal (OFF-02). */
export function OfferLines({ offer }: { readonly offer: Offer }) {
  const { locale } = useWords();
  const words = offersFor(locale);
  const { lines, mode } = offer;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col" className={styles.number}>
            {words.quantity}
          </th>
          <th scope="col" className={styles.number}>
            {words.unit} <small>{mode === 'gross' ? words.withTax : words.withoutTax}</small>
          </th>
          <th scope="col" className={styles.number}>
            {words.subtotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an offer never move
          <tr key={index}>
            <th scope="row">
              <Item line={line} code={words.code} />
            </th>
            <td className={styles.number} data-label={words.quantity}>
              {line.quantity}
            </td>
            <td className={styles.number} data-label={words.unit}>
              {formatEuro(line.unit, locale)}
            </td>
            <td className={`${styles.number} ${styles.sum}`} data-label={words.subtotal}>
              {formatEuro(line.subtotal, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Item({ line, code }: { readonly line: OfferLine; readonly code: (sku: string) => string }) {
  const { picture, path, name, sku } = line;
  return (
    <span className={styles.item}>
      {picture ? (
        <Picture source={{ ...picture, alt: '', base: `/media/${picture.key}` }} sizes="56px" upTo={320} />
      ) : null}
      <span>
        {path === null ? <bdi>{name}</bdi> : <a href={path}>{name}</a>}
        {sku === null ? null : <span className={styles.code}>{code(sku)}</span>}
      </span>
    </span>
  );
}
