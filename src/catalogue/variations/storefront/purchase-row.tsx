import type { ReactNode } from 'react';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { ShownPrice } from '#pricing/prices/rules/shown-price.ts';
import styles from './purchase-row.module.css';

export type PurchaseRowProps = {
  /** what the row says of the price where it stands apart from it */
  readonly price: ShownPrice | null;
  readonly marks?: string;
  readonly quantity: ReactNode;
  /** the button that buys, and others after it */
  readonly buttons: ReactNode;
};

/** Quantity and buttons; on phones a bar at the bottom while its own space is out of view, which `purchase-bar.island.ts` says. */
export function PurchaseRow({ price, marks, quantity, buttons }: PurchaseRowProps) {
  const { catalogue, locale } = useWords();
  const said = price ? formatEuro(price.unit, locale) : '';
  const from = price && price.upTo !== null ? `${catalogue.priceFromLabel} ` : '';
  return (
    <div className={styles.space} data-purchase="">
      <div className={marks ? `${marks} ${styles.row}` : styles.row} data-price={`${from}${said}`}>
        {quantity}
        <div className={styles.buttons}>{buttons}</div>
      </div>
    </div>
  );
}
