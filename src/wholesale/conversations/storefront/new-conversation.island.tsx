import { island } from '#kit/islands/storefront/island.tsx';
import { NewConversation } from './new-conversation.tsx';

/** The button of a new conversation, with its form. */
export default island('new-conversation', NewConversation);
