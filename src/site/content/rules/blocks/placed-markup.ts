import type { PageBlock } from './page-content.ts';
import { markupOf } from './walk-fields.ts';

/** The markup of a page's blocks with the codes of what they place, as a page of one text would have it. */
export const placedMarkup = (blocks: readonly PageBlock[]): string => markupOf(blocks);
