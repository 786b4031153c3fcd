import { island } from '#kit/islands/storefront/island.tsx';
import { MessageForm } from './message-form.tsx';

/** The box for a new message. */
export default island('message-form', MessageForm);
