import { island } from '#kit/islands/storefront/island.tsx';
import { ReviewForm } from './review-form.tsx';

export default island('review-form', ReviewForm);
