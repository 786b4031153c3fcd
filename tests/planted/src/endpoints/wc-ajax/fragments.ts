import { cartView } from '../../shop/cart/storefront/cart-view.tsx';

export const fragments = cartView;
