import { island } from '#kit/islands/storefront/island.tsx';
import { BulkOrderSection } from './bulk-order-section.tsx';

/** The form of a page of text: its layout replaces the plain form by itself. */
export default island('bulk-order', BulkOrderSection, 'start');
