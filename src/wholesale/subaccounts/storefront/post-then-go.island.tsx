import { island } from '#kit/islands/storefront/island.tsx';
import { PostThenGo } from './post-then-go.tsx';

/** A button that logs in to another account. */
export default island('post-then-go', PostThenGo);
