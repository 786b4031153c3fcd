import type { StaticKey } from '#ui/static/static-key.ts';
import type { ProductCard } from '../rules/product-card.ts';
import type { HomeViewProps } from './home-view.tsx';

/** The products of a listing's page. */
export const listedProducts: StaticKey<readonly ProductCard[]> = { name: 'products' };

/** Products that go with the one that is shown. */
export const relatedProducts: StaticKey<readonly ProductCard[]> = { name: 'related' };

/** All that stands between header and footer of the home page. */
export const homePage: StaticKey<Omit<HomeViewProps, 'buyAction'>> = { name: 'home' };
