import { island } from '#kit/islands/storefront/island.tsx';
import { HeaderSearch } from './header-search.tsx';

export default island('header-search', HeaderSearch);
