import { island } from '#kit/islands/storefront/island.tsx';
import { OrderPayView } from './order-pay-view.tsx';

/** The page where an order is paid: it follows the chosen method by itself, and leads on to the provider. */
export default island('order-pay', OrderPayView, 'start');
