import { island } from '#kit/islands/storefront/island.tsx';
import { OpenQuoteForm } from './open-quote-form.tsx';

/** A quote request whose fields are open when the page comes. */
export default island('quote-form', OpenQuoteForm);
