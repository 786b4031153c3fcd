import type { CategoryTile } from '../rules/listing.ts';
import type { CategoryEntry } from './read-categories.ts';

/** A category as a tile shows it. */
export function tileOf(entry: CategoryEntry): CategoryTile {
  return {
    slug: entry.slug,
    name: entry.name,
    productCount: entry.productCount,
    picture: entry.picture,
  };
}
