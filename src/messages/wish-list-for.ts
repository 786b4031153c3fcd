import { wishList as en } from './en/wish-list.ts';
import { inEither } from './in-either.ts';
import { wishList as it } from './it/wish-list.ts';

/** The words of wish lists, which only their page needs. */
export const wishListFor = inEither(it, en);
