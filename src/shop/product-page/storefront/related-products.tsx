import type { ProductCard } from '#shop/catalogue/rules/product-card.ts';
import type { BuyAction } from '#shop/catalogue/storefront/buy-action.ts';
import { ProductGrid } from '#shop/catalogue/storefront/product-grid.tsx';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
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
