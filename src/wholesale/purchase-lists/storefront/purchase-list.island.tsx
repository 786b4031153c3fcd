import { island } from '#kit/islands/storefront/island.tsx';
import { ListView } from './list-view.tsx';
import { purchaseListName } from './use-list-page.ts';

/** The page of a purchase list, whose forms are sent while the page stays. */
export default island(purchaseListName, ListView, 'start');
