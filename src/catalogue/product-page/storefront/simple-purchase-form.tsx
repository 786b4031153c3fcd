import { type ReactNode, useState } from 'react';
import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import { PurchaseRow } from '#catalogue/variations/storefront/purchase-row.tsx';
import { productPath } from '#foundation/paths/rules/paths.ts';
import { TierTable } from '#pricing/prices/storefront/tier-table.tsx';
import { QuantityInput } from '#pricing/quantities/storefront/quantity-input.tsx';
import styles from './purchase-area.module.css';

export type SimplePurchaseFormProps = {
  readonly product: OfferedProduct;
  readonly purchase: (choice: PurchaseChoice) => ReactNode;
};

/** Quantity and button; without scripts it posts them (CART-12). */
export function SimplePurchaseForm({ product, purchase }: SimplePurchaseFormProps) {
  const [quantity, setQuantity] = useState(product.limits.minimum);
  return (
    <form className={`cart ${styles.buy}`} method="post" action={productPath(product.slug)}>
      {product.tierTable && !product.soldIndividually ? (
        <TierTable
          item={{ ...product, productId: product.id, variationId: null }}
          terms={product.tierTable}
          quantity={quantity}
          onQuantity={setQuantity}
        />
      ) : null}
      <PurchaseRow
        price={product.price}
        quantity={
          product.soldIndividually ? (
            <input type="hidden" name="quantity" value="1" />
          ) : (
            <QuantityInput
              productName={product.name}
              limits={product.limits}
              quantity={quantity}
              onQuantity={setQuantity}
              size="large"
            />
          )
        }
        buttons={purchase({
          productId: product.id,
          sku: product.sku,
          name: product.name,
          variationId: null,
          attributes: {},
          quantity: product.soldIndividually ? 1 : quantity,
          enabled: true,
          reason: null,
        })}
      />
      <input type="hidden" name="add-to-cart" value={product.id} />
    </form>
  );
}
