import type { ReactNode } from 'react';
import { discountPercent } from '#shop/catalogue/rules/discount-percent.ts';
import { PriceTag } from '#shop/catalogue/storefront/price-tag.tsx';
import { StockLine } from '#shop/catalogue/storefront/stock-line.tsx';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import type { PurchaseChoice } from '#shop/variations/rules/purchase-choice.ts';
import type { VariationChoice } from '#shop/variations/rules/variation-choice.ts';
import { VariationForm } from '#shop/variations/storefront/variation-form.tsx';
import { Badge } from '#ui/display/badge.tsx';
import type { ProductDetail } from '../rules/product-detail.ts';
import styles from './purchase-area.module.css';
import { SimplePurchaseForm } from './simple-purchase-form.tsx';

export type PurchaseAreaProps = {
  readonly product: ProductDetail;
  readonly platform: string;
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
  readonly onShown: (variation: VariationChoice | null) => void;
};

export function PurchaseArea({ product, platform, purchase, onShown }: PurchaseAreaProps) {
  const words = useShopWords();
  const { catalogue, productPage, quantities } = words;
  const { price, limits } = product;
  const percent = price ? discountPercent(price) : 0;
  const isVariable = product.type === 'variable';
  return (
    <div className={styles.area}>
      <div className={styles.offer}>
        <p className={isVariable ? styles.fromPrice : styles.price}>
          <PriceTag price={price} words={words} />
          {percent > 0 ? <Badge tone="sale">{catalogue.discount(percent)}</Badge> : null}
          {price ? (
            <small>{price.mode === 'gross' ? catalogue.vatIncluded : catalogue.vatExcluded}</small>
          ) : null}
        </p>
        {isVariable && product.stock.kind !== 'out-of-stock' ? null : (
          <StockLine stock={product.stock} words={catalogue} />
        )}
      </div>
      {isVariable ? (
        <VariationForm product={product} platform={platform} purchase={purchase} onShown={onShown} />
      ) : product.buyable ? (
        <SimplePurchaseForm product={product} purchase={purchase} />
      ) : (
        <p className={styles.closed}>{productPage.notForSale}</p>
      )}
      {!isVariable && product.buyable && (limits.minimum > 1 || limits.step > 1) ? (
        <p className={styles.limits}>{quantities.limits(limits.minimum, limits.step)}</p>
      ) : null}
    </div>
  );
}
