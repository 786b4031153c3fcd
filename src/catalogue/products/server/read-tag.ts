import type { RequestContext } from '#foundation/request-context/request-context.ts';

export type TagEntry = { readonly id: number; readonly slug: string; readonly name: string };

/** The tag of a slug, or null. */
export async function readTag(ctx: Pick<RequestContext, 'db'>, slug: string): Promise<TagEntry | null> {
  if (slug.length > 200 || slug.includes('\0')) return null;
  const row = await ctx.db
    .selectFrom('tags')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}
