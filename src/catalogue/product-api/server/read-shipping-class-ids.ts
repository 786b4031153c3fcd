import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The ids of the shipping classes by their slugs. */
export async function readShippingClassIds({
  db,
}: Pick<RequestContext, 'db'>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('shipping_classes').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
