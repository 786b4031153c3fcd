import type { ApiTerm } from '#catalogue/products/server/collections/terms/api-term.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { imageObject, mediaUrl, widthFrom } from '../image-object.ts';
import { type CollectionLocation, collectionUrl } from '../read-reply.ts';
import type { StoreCategoryObject, StoreTermObject } from '../replies/store-collections.ts';

/** A term in the Store API's shape (wire 1.10); categories alone are described with markup. */
export function termObject(location: CollectionLocation, term: ApiTerm): StoreTermObject {
  const isMarkup = location.collection === '/products/categories';
  const collection = collectionUrl(location);
  return {
    id: term.id,
    name: escapeHtml(term.name),
    slug: term.slug,
    description: isMarkup ? term.description : escapeHtml(term.description),
    parent: term.parentId ?? 0,
    count: term.count,
    _links: { self: [{ href: `${collection}/${term.id}` }], collection: [{ href: collection }] },
  };
}

const swatchWidth = 160;

/** A term of an attribute, with the colour or picture of its swatch. */
export function attributeTermObject(location: CollectionLocation, term: ApiTerm): StoreTermObject {
  const picture =
    term.picture && mediaUrl(location.shopUrl, term.picture.key, widthFrom(term.picture, swatchWidth));
  const type = term.color ? 'color' : picture ? 'image' : 'none';
  return {
    ...termObject(location, term),
    __experimentalVisual: { type, value: term.color ?? picture ?? '' },
  };
}

/** A category or brand: a term with its page, its picture and the reviews of its products. */
export function categoryObject(
  ctx: Pick<RequestContext, 'shopUrl'>,
  kind: 'categories' | 'brands',
  term: ApiTerm,
  reviewCount: number,
): StoreCategoryObject {
  const { shopUrl } = ctx;
  const page = kind === 'categories' ? 'product-category' : 'brand';
  return {
    ...termObject({ shopUrl, collection: `/products/${kind}` }, term),
    image: term.picture && imageObject(shopUrl, term.picture),
    review_count: reviewCount,
    permalink: `${shopUrl}/${page}/${term.slug}/`,
  };
}
