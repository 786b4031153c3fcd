import { FieldPage } from '#customers/registration/back-office/field-page.tsx';
import { emptyField } from '#customers/registration/rules/field-form.ts';
import { staffRegistrationAction } from '#customers/registration/rules/staff-registration.ts';
import { listRoles } from '#customers/registration/server/field-editor/list-roles.ts';
import { postField } from '#customers/registration/server/field-editor/post-roles.ts';
import { notFound } from '../../not-found.ts';
import { pageMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/field.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.field.labelIt ?? '' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'registration');
  const id = recordId(params.id);
  const { roles, fields } = await listRoles(ctx);
  const found = fields.find((field) => field.id === id);
  if (id !== null && !found) throw notFound();
  return {
    id,
    field: found ?? emptyField,
    answers: found?.answers ?? 0,
    roles,
    nonce: ctx.nonces.make(staffRegistrationAction),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'registration');
  const outcome = await postField(ctx, recordId(params.id), await request.formData());
  return answerForm(outcome);
}

export default function Field({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FieldPage
      {...loaderData}
      field={actionData?.entered ?? loaderData.field}
      problems={actionData?.problems ?? []}
    />
  );
}
