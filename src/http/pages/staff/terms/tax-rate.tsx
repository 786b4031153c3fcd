import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { RatePage } from '#pricing/tax/back-office/rate-page.tsx';
import { emptyRate, staffTaxesAction } from '#pricing/tax/rules/rate-form.ts';
import { postStaffRate } from '#pricing/tax/server/staff/post-staff-rate.ts';
import { listTaxClasses, readStaffRate } from '#pricing/tax/server/staff/staff-rates.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, recordId, staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/tax-rate.ts';

export const meta = titleMeta;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'taxes');
  const id = recordId(params.id);
  const draft = id === null ? emptyRate(ctx.settings.home_country) : await readStaffRate(ctx, id);
  if (!draft) throw notFound();
  const locale = staffLocale(ctx);
  const { staffTaxes: words } = staffMessagesFor(locale);
  return {
    page: {
      id,
      draft,
      classes: await listTaxClasses(ctx),
      countries: countryOptions(locale),
      nonce: ctx.nonces.make(staffTaxesAction),
      saved: new URL(request.url).searchParams.has('saved'),
    },
    title: id === null ? words.newTitle : words.titleOf(draft.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'taxes');
  return answerForm(await postStaffRate(ctx, recordId(params.id), await request.formData()));
}

export default function StaffTaxRate({ loaderData, actionData }: Route.ComponentProps) {
  return <RatePage {...loaderData.page} rejected={actionData ?? null} />;
}
