import { data, redirect } from 'react-router';
import { AttributePage } from '#catalogue/taxonomy/back-office/attributes/attribute-page.tsx';
import { staffAttributesAction } from '#catalogue/taxonomy/rules/attribute-form.ts';
import { readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { postTerms } from '#catalogue/taxonomy/server/attributes/add-terms.ts';
import { postAttribute, postMove } from '#catalogue/taxonomy/server/attributes/post-attribute.ts';
import { readStaffAttribute } from '#catalogue/taxonomy/server/attributes/read-staff-attributes.ts';
import { postTermRows } from '#catalogue/taxonomy/server/attributes/save-term-rows.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/attribute.ts';

export const meta = titleMeta;

const count = (text: string | null): number | null => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : null);

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const id = recordId(args.params.id);
  const language = translationLanguage(ctx);
  const attribute = id === null ? null : found(await readStaffAttribute(ctx.db, { id, language }));
  return {
    page: {
      attribute,
      language,
      nonce: ctx.nonces.make(staffAttributesAction),
      saved: asked.has('saved'),
      termRemoved: readRecordDone(asked) === 'removed',
      merged: readRecordDone(asked) === 'merged',
      done: { saved: count(asked.get('rows')), ended: count(asked.get('ended')) },
      added: count(asked.get('added')),
    },
    title: attribute?.draft.name ?? words.staffAttributes.newTitle,
  };
}

/** Moves a term, which the list shows at once, adds many, stores or ends those of the list, or stores the attribute. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const id = recordId(params.id);
  const form = await request.formData();
  const moved = id === null ? null : await postMove(ctx, { attributeId: id, form });
  if (moved) return data(moved, { status: moved.ok ? 200 : 422 });
  const added = id === null ? null : await postTerms(ctx, { attributeId: id, form });
  if (added && 'kind' in added) throw redirect(added.path, 303);
  if (added) return data(added, { status: 422 });
  const rows = id === null ? null : await postTermRows(ctx, { attributeId: id, form });
  if (rows && 'kind' in rows) throw redirect(rows.path, 303);
  if (rows) return data(rows, { status: 422 });
  return answerForm(await postAttribute(ctx, { id, form }));
}

export default function StaffAttribute({ loaderData, actionData }: Route.ComponentProps) {
  const rejected = actionData && 'problems' in actionData ? actionData : null;
  const refused = actionData && 'unadded' in actionData ? actionData : null;
  const { done, ...page } = loaderData.page;
  const rows = { done, refused: actionData && 'rowsTyped' in actionData ? actionData : null };
  return <AttributePage {...page} rejected={rejected} refused={refused} rows={rows} />;
}
