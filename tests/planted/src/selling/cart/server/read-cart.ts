import { cartView } from '../storefront/cart-view.tsx';

export const readCart = cartView;
