import { island } from '#kit/islands/storefront/island.tsx';
import { AddCard } from './add-card.tsx';

/** The form that stores a card: the fields are the provider's, which fetch themselves. */
export default island('add-card', AddCard, 'start');
