import type { Locale } from '../locale.ts';
import { accounts } from './accounts.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { quantities } from './quantities.ts';
import { rest } from './rest.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { site } from './site.ts';
import { variations } from './variations.ts';

/** The words that every page of the storefront carries: of the frame, and of listings. */
export const everyPage = {
  /** the language of these words */
  locale: 'it' as Locale,
  accounts,
  cart,
  catalogue,
  quantities,
  rest,
  reviews,
  search,
  site,
  variations,
};

export type EveryPageMessages = typeof everyPage;
