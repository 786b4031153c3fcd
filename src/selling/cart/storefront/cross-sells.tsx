import { ChosenProducts, type ChosenProductsProps } from '#catalogue/products/storefront/chosen-products.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import styles from './cross-sells.module.css';

/** What goes with the products of the cart, below it. */
export function CrossSells(props: Omit<ChosenProductsProps, 'title'>) {
  const { crossSells: title } = productPageFor(useWords().locale);
  if (props.cards.length === 0) return null;
  return (
    <div className={styles.below}>
      <ChosenProducts title={title} {...props} />
    </div>
  );
}
