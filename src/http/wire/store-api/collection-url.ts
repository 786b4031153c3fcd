const base = '/wp-json/wc/store/v1';

/** A collection of the Store API: `/products/tags`. */
export type CollectionLocation = { readonly shopUrl: string; readonly collection: string };

/** The address of a collection of the Store API. */
export function collectionUrl({ shopUrl, collection }: CollectionLocation): string {
  return `${shopUrl}${base}${collection}`;
}
