import { island } from '#kit/islands/storefront/island.tsx';
import { CheckoutView } from './checkout-view.tsx';

/** The checkout: its summary follows the form by itself. */
export default island('checkout', CheckoutView, 'start');
