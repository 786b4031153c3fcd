import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './home-promises.module.css';

export function HomePromises({ freeShippingFrom }: { freeShippingFrom: string | null }) {
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
      <li>
        <Icon name="user" />
        <strong>{catalogue.workshopPrices}</strong>
        <span>{catalogue.workshopPricesNote}</span>
      </li>
    </ul>
  );
}
