import { cartView } from '../../../selling/cart/storefront/cart-view.tsx';

export const fragments = cartView;
