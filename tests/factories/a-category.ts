import type { Database } from '#foundation/database/client.ts';

let count = 0;

/** A category, at the top unless it has a parent. */
export async function aCategory(
  db: Database,
  options: { slug?: string; name?: string; description?: string; parentId?: number; position?: number } = {},
): Promise<{ id: number; slug: string; name: string }> {
  count += 1;
  return db
    .insertInto('categories')
    .values({
      slug: options.slug ?? `categoria-${count}`,
      name: options.name ?? `Categoria ${count}`,
      description: options.description ?? '',
      parent_id: options.parentId ?? null,
      position: options.position ?? count,
    })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
}
