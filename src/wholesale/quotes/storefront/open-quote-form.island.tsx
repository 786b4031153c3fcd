import { island } from '#kit/islands/storefront/island.tsx';
import { OpenQuoteForm } from './open-quote-form.tsx';

/** The form of a quote request on a page of its own. */
export default island('open-quote-form', OpenQuoteForm);
