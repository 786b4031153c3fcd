import { wishlist as en } from './en/wishlist.ts';
import { inEither } from './in-either.ts';
import { wishlist as it } from './it/wishlist.ts';

/** The words of wishlists, which only their page needs. */
export const wishlistFor = inEither(it, en);
