import { island } from '#kit/islands/storefront/island.tsx';
import { SellingProductTop, type SellingProductTopData } from './selling-product-top.tsx';

export default island<SellingProductTopData>('product-top', SellingProductTop);
