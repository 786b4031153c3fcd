import styles from './price.module.css';
import { visuallyHidden } from './visually-hidden.tsx';

export type PriceProps = {
  /** as it is read: `12,90 €` */
  readonly current: string;
  /** the price before, where it was reduced */
  readonly before?: string | null;
  /** the word before the lowest of many prices: `da` */
  readonly from?: string | null;
  readonly words: { readonly priceBefore: string; readonly priceNow: string };
};

export function Price({ current, before = null, from = null, words }: PriceProps) {
  return (
    <span className={styles.price}>
      {before === null ? (
        <span className={styles.current}>
          {from === null ? null : <span className={styles.from}>{from}</span>}
          {current}
        </span>
      ) : (
        <>
          <ins className={`${styles.current} ${styles.reduced}`}>
            <span className={visuallyHidden}>{words.priceNow} </span>
            {from === null ? null : <span className={styles.from}>{from}</span>}
            {current}
          </ins>
          <del>
            <span className={visuallyHidden}>{words.priceBefore} </span>
            {before}
          </del>
        </>
      )}
    </span>
  );
}
