import type { Picture } from '#catalogue/media/rules/picture.ts';
import { readChosenPicture } from '#catalogue/media/server/library/choose-picture.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GroupingDraft, GroupingUses } from '../../rules/grouping-form.ts';
import type { Grouping } from './grouping.ts';

/** Something that products are grouped by, with what names it and the others that may take its products. */
export type GroupingPage = {
  readonly id: number;
  readonly draft: GroupingDraft;
  readonly picture: Picture | null;
  readonly uses: GroupingUses;
  readonly others: readonly { readonly id: number; readonly name: string }[];
};

/** More than so many are not offered as destinations. */
const MOST_OTHERS = 2000;

/** Null where there is none. */
export async function readGrouping(
  { db }: Pick<RequestContext, 'db'>,
  grouping: Grouping,
  id: number,
): Promise<GroupingPage | null> {
  const draft = await grouping.read(db, id);
  if (!draft) return null;
  const all = await grouping.list(db, { pattern: '%', limit: MOST_OTHERS, offset: 0 });
  return {
    id,
    draft,
    picture: await readChosenPicture(db, draft.imageId),
    uses: await grouping.uses(db, id),
    others: all.filter((one) => one.id !== id).map(({ id: other, name }) => ({ id: other, name })),
  };
}
