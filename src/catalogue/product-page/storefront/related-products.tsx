import type { ProductCard } from '#catalogue/products/rules/product-card.ts';
import type { BuyAction } from '#catalogue/products/storefront/buy-action.ts';
import { ProductGrid } from '#catalogue/products/storefront/product-grid.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import styles from './product-view.module.css';

export type RelatedProductsProps = { readonly cards: readonly ProductCard[]; readonly buyAction: BuyAction };

/** What else a buyer of the product looks at. */
export function RelatedProducts({ cards, buyAction }: RelatedProductsProps) {
  const { productPage } = useShopWords();
  if (cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>{productPage.related}</h2>
      <ProductGrid cards={cards} buyAction={buyAction} />
    </section>
  );
}
