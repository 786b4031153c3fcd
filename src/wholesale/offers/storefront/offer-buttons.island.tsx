import { island } from '#kit/islands/storefront/island.tsx';
import { OfferButtons } from './offer-buttons.tsx';

/** What can be done with an offer. */
export default island('offer-buttons', OfferButtons);
