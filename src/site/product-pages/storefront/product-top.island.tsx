import { island } from '#kit/islands/storefront/island.tsx';
import { SellingProductTop, type SellingProductTopProps } from './selling-product-top.tsx';

/** Of a product without options: what chooses among them is not loaded for it. */
export default island<Omit<SellingProductTopProps, 'payButton' | 'variationForm'>>(
  'product-top',
  SellingProductTop,
);
