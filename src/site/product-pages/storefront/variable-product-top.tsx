import { useMemo } from 'react';
import { VariablePurchaseForm } from '#catalogue/product-page/storefront/variable-purchase-form.tsx';
import { type PackedProduct, unpackProduct } from '#catalogue/variations/rules/packed-product.ts';
import { SellingProductTop, type SellingProductTopProps } from './selling-product-top.tsx';

export type VariableProductTopProps = Omit<SellingProductTopProps, 'product' | 'variationForm'> & {
  readonly product: PackedProduct;
};

/** The top of the page of a product that may have options. */
export function VariableProductTop({ product: packed, ...top }: VariableProductTopProps) {
  const product = useMemo(() => unpackProduct(packed), [packed]);
  return <SellingProductTop {...top} product={product} variationForm={VariablePurchaseForm} />;
}
