import { island } from '#kit/islands/storefront/island.tsx';
import { CartNotices } from './cart-notices.tsx';

export default island('cart-notices', CartNotices);
