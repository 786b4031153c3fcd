import { island } from '#kit/islands/storefront/island.tsx';
import { ComingSoonBanner } from './coming-soon-banner.tsx';

export default island('coming-soon-banner', ComingSoonBanner);
