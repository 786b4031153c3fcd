import type { ReactNode } from 'react';
import { ProductTop, type ProductTopProps } from '#catalogue/product-page/storefront/product-top.tsx';
import type { OfferedProduct } from '#catalogue/variations/rules/offered-product.ts';
import type { PurchaseChoice } from '#catalogue/variations/rules/purchase-choice.ts';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { AddToCartSubmit } from '#selling/cart/storefront/add-to-cart/add-to-cart-submit.tsx';
import { QuoteListButton } from '#wholesale/quotes/storefront/quote-list/quote-list-button.tsx';

export type SellingProductTopProps = Omit<ProductTopProps, 'purchase'> & {
  readonly offersQuoteList: boolean;
  /** what pays for the choice at once, at the price that the page shows for it; null before a variation is chosen */
  readonly payButton?: (choice: PurchaseChoice, price: Cents | null) => ReactNode;
};

/** The top of a product page with the buttons by which the product is bought (PDP-13). */
export function SellingProductTop({ offersQuoteList, payButton, ...top }: SellingProductTopProps) {
  const { product } = top;
  return (
    <ProductTop
      {...top}
      purchase={(choice) => (
        <>
          <AddToCartSubmit choice={choice} />
          {offersQuoteList ? <QuoteListButton choice={choice} /> : null}
          {canBePaid(product, choice) ? payButton?.(choice, priceOf(product, choice)) : null}
        </>
      )}
    />
  );
}

/** A product with options is paid at once when one of its variations is chosen. */
const canBePaid = (product: OfferedProduct, choice: PurchaseChoice): boolean =>
  product.type === 'variable' ? choice.enabled : product.buyable;

function priceOf(product: OfferedProduct, { variationId }: PurchaseChoice): Cents | null {
  if (product.type === 'simple') return product.price?.unit ?? null;
  return product.variations?.find(({ id }) => id === variationId)?.price?.unit ?? null;
}
