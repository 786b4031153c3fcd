import type { StaticKey } from '#kit/ui/static/static-key.ts';
import type { ProductCard } from '../rules/product-card.ts';
import type { HomeViewProps } from './home-view.tsx';
import type { ListingBodyProps } from './listing-body.tsx';

/** All that stands between header and footer of a listing. */
export const listingPage: StaticKey<Omit<ListingBodyProps, 'cardMarkup'>> = { name: 'listing' };

/** Products that go with the one that is shown. */
export const relatedProducts: StaticKey<readonly ProductCard[]> = { name: 'related' };

/** All that stands between header and footer of the home page. */
export const homePage: StaticKey<Omit<HomeViewProps, 'cardMarkup'>> = { name: 'home' };
