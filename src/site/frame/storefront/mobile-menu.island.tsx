import { island } from '#kit/islands/storefront/island.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export default island('mobile-menu', MobileMenu);
