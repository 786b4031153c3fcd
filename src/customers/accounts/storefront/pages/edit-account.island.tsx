import { island } from '#kit/islands/storefront/island.tsx';
import { DetailsView } from './details-view.tsx';

/** The page of names, email address and password: a new password is judged while it is typed. */
export default island('edit-account', DetailsView, 'start');
