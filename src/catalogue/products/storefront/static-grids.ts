import type { StaticKey } from '#kit/ui/static/static-key.ts';
import type { HomeViewProps } from './home-view.tsx';
import type { ListingBodyProps } from './listing-body.tsx';

/** All that stands between header and footer of a listing. */
export const listingPage: StaticKey<Omit<ListingBodyProps, 'cardMarkup'>> = { name: 'listing' };

/** All that stands between header and footer of the home page. */
export const homePage: StaticKey<Omit<HomeViewProps, 'cardMarkup'>> = { name: 'home' };
