import { z } from 'zod';
import type { ApiTerm } from '#catalogue/taxonomy/server/read-api-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { adminUrl } from '../admin-call.ts';
import { adminImageObject } from '../products/product-object.ts';
import { adminImage } from '../products/product-schema.ts';

const href = z.array(z.object({ href: z.string() })).readonly();

const term = {
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  count: z.number(),
  _links: z.object({ self: href, collection: href }),
};

/** What all terms have, and what those in a tree or with pictures, or in an order, have as well. */
export const termSchemas = {
  flat: z.object(term),
  ordered: z.object({ ...term, menu_order: z.number() }),
  pictured: z.object({
    ...term,
    parent: z.number(),
    display: z.string(),
    image: adminImage.nullable(),
    menu_order: z.number(),
  }),
};
export type TermShape = keyof typeof termSchemas;

/** A term in the shape of the administration API. */
export function termObject(
  { shopUrl }: Pick<RequestContext, 'shopUrl'>,
  found: ApiTerm,
  { shape, collection }: { readonly shape: TermShape; readonly collection: string },
) {
  const { id, name, slug, description, parent, position, count, image } = found;
  return {
    id,
    name,
    slug,
    ...(shape === 'pictured' ? { parent } : {}),
    description,
    ...(shape === 'pictured' ? { display: 'default', image: image && adminImageObject(shopUrl, image) } : {}),
    ...(shape === 'flat' ? {} : { menu_order: position }),
    count,
    _links: {
      self: [{ href: adminUrl(shopUrl, `${collection}/${id}`) }],
      collection: [{ href: adminUrl(shopUrl, collection) }],
    },
  };
}
