import { island } from '#kit/islands/storefront/island.tsx';
import { QuoteSection } from './quote-section.tsx';

export default island('quote-section', QuoteSection);
