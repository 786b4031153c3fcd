import type { ComponentType, ReactNode } from 'react';
import { discountPercent } from '#catalogue/products/rules/discount-percent.ts';
import { PriceTag } from '#catalogue/products/storefront/price-tag.tsx';
import { StockLine } from '#catalogue/products/storefront/stock-line.tsx';
import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import type { VariationFormProps } from '#catalogue/variations/storefront/variation-form.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import { PriorPriceNote } from '#pricing/prices/storefront/prior-price-note.tsx';
import styles from './purchase-area.module.css';
import { SimplePurchaseForm } from './simple-purchase-form.tsx';

export type PurchaseAreaProps = {
  readonly product: OfferedProduct;
  readonly platform: string;
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
  readonly variationForm: ComponentType<VariationFormProps> | undefined;
  readonly onShown: (variation: VariationChoice | null) => void;
};

export function PurchaseArea(props: PurchaseAreaProps) {
  const { product, platform, purchase, variationForm: VariationForm, onShown } = props;
  const words = useWords();
  const { catalogue, quantities, locale } = words;
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
        {price?.prior ? <PriorPriceNote note={price.prior} /> : null}
        {isVariable && product.stock.kind !== 'out-of-stock' ? null : (
          <StockLine stock={product.stock} words={catalogue} />
        )}
      </div>
      {isVariable && VariationForm ? (
        <VariationForm product={product} platform={platform} purchase={purchase} onShown={onShown} />
      ) : product.buyable ? (
        <SimplePurchaseForm product={product} purchase={purchase} />
      ) : (
        <p className={styles.closed}>{productPageFor(locale).notForSale}</p>
      )}
      {!isVariable && product.buyable && (limits.minimum > 1 || limits.step > 1) ? (
        <p className={styles.limits}>{quantities.limits(limits.minimum, limits.step)}</p>
      ) : null}
    </div>
  );
}
