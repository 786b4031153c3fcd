import type { Database } from '#foundation/database/client.ts';

let count = 0;

/** A category, at the top unless it has a parent. */
export async function aCategory(
  db: Database,
  wish: { slug?: string; name?: string; description?: string; parentId?: number; position?: number } = {},
): Promise<{ id: number; slug: string; name: string }> {
  count += 1;
  return db
    .insertInto('categories')
    .values({
      slug: wish.slug ?? `categoria-${count}`,
      name: wish.name ?? `Categoria ${count}`,
      description: wish.description ?? '',
      parent_id: wish.parentId ?? null,
      position: wish.position ?? count,
    })
    .returning(['id', 'slug', 'name'])
    .executeTakeFirstOrThrow();
}
