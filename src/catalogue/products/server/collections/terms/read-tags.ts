import type { Toolbox } from '#foundation/request-context/toolbox.ts';

export type TagEntry = { readonly id: number; readonly slug: string; readonly name: string };

/** All tags; kept until the shop's data change. */
export async function readTags(toolbox: Toolbox): Promise<readonly TagEntry[]> {
  return toolbox.memory.remember('tags-for-programs', () =>
    toolbox.db.selectFrom('tags').select(['id', 'slug', 'name']).orderBy('name').orderBy('id').execute(),
  );
}
