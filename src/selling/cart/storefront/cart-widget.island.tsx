import { island } from '#kit/islands/storefront/island.tsx';
import { CartWidget } from './cart-widget.tsx';

export default island('cart-widget', CartWidget);
