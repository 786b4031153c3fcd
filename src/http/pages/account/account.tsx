import { data, redirect } from 'react-router';
import { flashFrom } from '#customers/accounts/rules/flash.ts';
import { readRegistration } from '#customers/accounts/rules/registration-form.ts';
import { returnPath } from '#customers/accounts/rules/return-path.ts';
import { postedRegistration } from '#customers/registration/rules/registration-answers.ts';
import { showFieldsField } from '#customers/registration/rules/registration-form.ts';
import {
  readOwnRegistration,
  readRegistrationPage,
} from '#customers/registration/server/read-registration-page.ts';
import { RegistrationFields } from '#customers/registration/storefront/registration-fields.tsx';
import { RegistrationNote } from '#customers/registration/storefront/registration-note.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { shopWords } from '#messages/shop-words.ts';
import { postAccountForm } from '#site/account-pages/server/post-account-form.ts';
import { readAccountPage } from '#site/account-pages/server/read-account-page.ts';
import { AccountView } from '#site/account-pages/storefront/account-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/account.ts';

const at = 'registration';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: shopWords(loaderData.locale).accounts.title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const { searchParams } = new URL(request.url);
  const redirectTo = returnPath(searchParams.get('redirect') ?? undefined);
  // A visitor who is logged in already need not log in.
  if (ctx.visitor.person && redirectTo) throw redirect(redirectTo);
  const flash = flashFrom(searchParams.get('told'));
  const page = await readAccountPage(ctx, { redirect: redirectTo, flash });
  const wantedRole = searchParams.get('role');
  return {
    page,
    registration: page.person ? null : await readRegistrationPage(ctx, at, { typed: null, wantedRole }),
    standing: await readOwnRegistration(ctx),
    locale: ctx.visitor.audience.locale,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requestContextOf(context);
  const fields = await postedFields(request);
  // A button that only shows what the chosen role asks, where no scripts run.
  const onlyShows = fields[showFieldsField] !== undefined && !ctx.visitor.person;
  const outcome = onlyShows ? null : await postAccountForm(ctx, fields);
  if (outcome?.kind === 'go') throw redirect(outcome.path, 303);
  const page =
    outcome?.page ??
    (await readAccountPage(ctx, {
      register: { form: readRegistration(fields), problems: [] },
      redirect: returnPath(fields.redirect),
    }));
  const registration = await readRegistrationPage(ctx, at, { typed: postedRegistration(fields) });
  return data({ page, registration }, { status: outcome?.status ?? 200 });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { page, registration } = actionData ?? loaderData;
  const problems = page.person ? [] : page.register.problems;
  return (
    <AccountView
      page={page}
      registrationFields={
        registration ? <RegistrationFields page={registration} errors={problemsByField(problems)} /> : null
      }
      note={<RegistrationNote registration={loaderData.standing} />}
    />
  );
}
