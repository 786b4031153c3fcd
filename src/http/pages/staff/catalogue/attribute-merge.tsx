import { AttributeMerge } from '#catalogue/taxonomy/back-office/attributes/attribute-merge.tsx';
import { staffAttributesAction } from '#catalogue/taxonomy/rules/attribute-form.ts';
import { attributeIdIn, postMerge } from '#catalogue/taxonomy/server/attributes/post-merge.ts';
import { readMerge } from '#catalogue/taxonomy/server/attributes/read-merge.ts';
import {
  listStaffAttributes,
  readStaffAttribute,
} from '#catalogue/taxonomy/server/attributes/read-staff-attributes.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/attribute-merge.ts';

export const meta = titleMeta;

/** What a merge into the attribute that the address names would do. */
export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'products');
  const id = idFrom(args.params.id);
  const language = translationLanguage(ctx);
  const attribute = found(await readStaffAttribute(ctx.db, { id, language }));
  const wanted = attributeIdIn(asked.get('into'));
  const merge = wanted === null ? null : found(await readMerge(ctx.db, { id, into: wanted, language }));
  return {
    page: {
      attribute: { id, name: attribute.draft.name, type: attribute.draft.type },
      others: (await listStaffAttributes(ctx)).filter((other) => other.id !== id),
      into: merge && { id: merge.into.id, name: merge.into.draft.name, type: merge.into.draft.type },
      preview: merge?.preview ?? null,
      nonce: ctx.nonces.make(staffAttributesAction),
    },
    title: words.staffAttributes.merging.title(attribute.draft.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'products');
  const form = await request.formData();
  return answerForm(await postMerge(ctx, { id: idFrom(params.id), form }));
}

export default function StaffAttributeMerge({ loaderData, actionData }: Route.ComponentProps) {
  return <AttributeMerge {...loaderData.page} rejected={actionData?.problem ?? null} />;
}
