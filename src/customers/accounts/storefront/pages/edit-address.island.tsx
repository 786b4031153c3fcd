import { island } from '#kit/islands/storefront/island.tsx';
import { EditAddressView } from './edit-address-view.tsx';

/** The page of one address, whose fields follow its country. */
export default island('edit-address', EditAddressView, 'start');
