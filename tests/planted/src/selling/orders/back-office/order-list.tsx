import { cartView } from '../../cart/storefront/cart-view.tsx';

export const orderList = cartView;
