import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './listing-view.module.css';

/** What a shop says that has no goods yet. */
export function EmptyCatalogue() {
  const { catalogue } = useWords();
  return (
    <div className={styles.empty}>
      <h2>{catalogue.noGoodsYet}</h2>
      <p>{catalogue.noGoodsYetText}</p>
    </div>
  );
}
