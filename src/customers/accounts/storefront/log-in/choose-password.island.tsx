import { island } from '#kit/islands/storefront/island.tsx';
import { ChoosePassword } from './choose-password.tsx';

/** The form of a new password, which is judged while it is typed. */
export default island('choose-password', ChoosePassword, 'start');
