import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './home-promises.module.css';

export type HomePromisesProps = {
  /** as it is read; null where shipping is never free */
  readonly freeShippingFrom: string | null;
  /** companies have a price list of their own */
  readonly hasBusinessPrices: boolean;
};

/** What the shop offers, as far as it is true by its settings. */
export function HomePromises({ freeShippingFrom, hasBusinessPrices }: HomePromisesProps) {
  const { catalogue } = useWords();
  return (
    <ul className={styles.promises}>
      {freeShippingFrom === null ? null : (
        <li>
          <Icon name="truck" />
          <strong>{catalogue.freeShippingFrom(freeShippingFrom)}</strong>
          <span>{catalogue.freeShippingNote}</span>
        </li>
      )}
      <li>
        <Icon name="check" />
        <strong>{catalogue.realStock}</strong>
        <span>{catalogue.realStockNote}</span>
      </li>
      {hasBusinessPrices ? (
        <li>
          <Icon name="user" />
          <strong>{catalogue.workshopPrices}</strong>
          <span>{catalogue.workshopPricesNote}</span>
        </li>
      ) : null}
    </ul>
  );
}
