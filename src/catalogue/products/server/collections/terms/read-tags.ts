import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type TagEntry = { readonly id: number; readonly slug: string; readonly name: string };

/** All tags; cached until the shop's data change. */
export async function readTags(ctx: RequestContext): Promise<readonly TagEntry[]> {
  return ctx.memory.remember('tags-for-programs', () =>
    ctx.db.selectFrom('tags').select(['id', 'slug', 'name']).orderBy('name').orderBy('id').execute(),
  );
}
