import type { ApiProduct } from '#catalogue/product-api/rules/api-product.ts';

/** The states of a product by their names on the wire. */
export const wireStatus: Readonly<Record<ApiProduct['status'], string>> = {
  published: 'publish',
  scheduled: 'future',
  draft: 'draft',
  private: 'private',
  trash: 'trash',
};

/** The names of states on the wire that a list can be asked for; this shop has nothing that is pending. */
export const askedStatuses = ['any', 'draft', 'pending', 'private', 'publish', 'future', 'trash'] as const;

const statuses = Object.entries(wireStatus) as readonly [ApiProduct['status'], string][];

/** The states that their names on the wire mean. */
export const statusesOf = (names: readonly string[]): readonly ApiProduct['status'][] =>
  statuses.flatMap(([status, name]) => (names.includes(name) ? [status] : []));
