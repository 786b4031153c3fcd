import { TermPage } from '#catalogue/taxonomy/back-office/attributes/term-page.tsx';
import { staffAttributesAction } from '#catalogue/taxonomy/rules/attribute-form.ts';
import { readRecordDone } from '#catalogue/taxonomy/rules/grouping-form.ts';
import { postTerm } from '#catalogue/taxonomy/server/attributes/post-attribute.ts';
import { readStaffAttribute } from '#catalogue/taxonomy/server/attributes/read-staff-attributes.ts';
import { readStaffTerm } from '#catalogue/taxonomy/server/attributes/read-staff-term.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { found, idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/attribute-term.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const language = translationLanguage(ctx);
  const attribute = found(await readStaffAttribute(ctx.db, { id: idFrom(args.params.attribute), language }));
  const id = recordId(args.params.id);
  const term = id === null ? null : found(await readStaffTerm(ctx.db, { id, language }));
  if (term && term.attributeId !== attribute.id) throw notFound();
  return {
    page: {
      attribute,
      term,
      language,
      nonce: ctx.nonces.make(staffAttributesAction),
      saved: asked.has('saved'),
      merged: readRecordDone(asked) === 'merged',
    },
    title: term?.draft.name ?? words.staffAttributes.newTermOf(attribute.draft.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const input = {
    attributeId: idFrom(params.attribute),
    id: recordId(params.id),
    form: await request.formData(),
  };
  return answerForm(await postTerm(ctx, input));
}

export default function StaffAttributeTerm({ loaderData, actionData }: Route.ComponentProps) {
  return <TermPage {...loaderData.page} rejected={actionData ?? null} />;
}
