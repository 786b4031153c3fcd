import { island } from '#kit/islands/storefront/island.tsx';
import { EnterAccount } from './enter-account.tsx';

/** Log-in and registration: passwords can be shown, and the fields follow the role. */
export default island('enter-account', EnterAccount, 'start');
