import { island } from '#kit/islands/storefront/island.tsx';
import { SubaccountFormView } from './subaccount-form-view.tsx';

/** The page of a subaccount: what is wrong is shown before anything is sent. */
export default island('subaccount-form', SubaccountFormView, 'start');
