import { sql } from 'kysely';
import type { Toolbox } from '#services/toolbox.ts';

/** The kinds of pages that have an address of their own, by the name that they are remembered under. */
export type AddressKind = 'product' | 'category' | 'tag' | 'content';

/** What became of an address that nothing stands at: it moved, or what stood there is gone for good; null: there never was anything. */
export type Moved = { readonly kind: 'moved'; readonly slug: string } | { readonly kind: 'gone' } | null;

const tables = {
  product: 'products',
  category: 'categories',
  tag: 'tags',
  content: 'content_pages',
} as const;
const longestSlug = 300;

/** Where the page of a slug that is not used any more is now. */
export async function findMoved(
  toolbox: Pick<Toolbox, 'db'>,
  kind: AddressKind,
  slug: string,
): Promise<Moved> {
  if (slug.length > longestSlug || slug.includes('\0')) return null;
  const found = await sql<{ target: number | null; slug: string | null }>`
    select h.target_id as target, now.slug from slug_history h
    left join ${sql.table(tables[kind])} now on now.id = h.target_id
    where h.kind = ${kind} and h.slug = ${slug}`.execute(toolbox.db);
  const [row] = found.rows;
  if (!row) return null;
  if (row.target === null) return { kind: 'gone' };
  return row.slug === null || row.slug === slug ? null : { kind: 'moved', slug: row.slug };
}
