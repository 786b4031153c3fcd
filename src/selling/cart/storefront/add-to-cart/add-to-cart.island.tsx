import { island } from '#kit/islands/storefront/island.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';

export default island('add-to-cart', AddToCartButton);
