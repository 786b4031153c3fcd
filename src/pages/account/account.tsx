import { data, redirect } from 'react-router';
import { shopWords } from '#messages/shop-words.ts';
import { readRegistration } from '#shop/accounts/rules/registration-form.ts';
import { returnPath } from '#shop/accounts/rules/return-path.ts';
import { toldBy } from '#shop/accounts/rules/told.ts';
import { postAccountForm } from '#shop/accounts/server/post-account-form.ts';
import { readAccountPage } from '#shop/accounts/server/read-account-page.ts';
import { AccountView } from '#shop/accounts/storefront/pages/account-view.tsx';
import { problemsByField } from '#shop/checkout/rules/checkout-problem.ts';
import { postedRegistration } from '#shop/registration/rules/registration-answers.ts';
import { showFieldsField } from '#shop/registration/rules/registration-form.ts';
import { readOwnRegistration } from '#shop/registration/server/read-own-registration.ts';
import { readRegistrationPage } from '#shop/registration/server/read-registration-page.ts';
import { registrationPart } from '#shop/registration/server/registration-part.ts';
import { RegistrationFields } from '#shop/registration/storefront/registration-fields.tsx';
import { RegistrationNote } from '#shop/registration/storefront/registration-note.tsx';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import { toolboxOf } from '../toolbox-context.ts';
import type { Route } from './+types/account.ts';

const at = 'registration';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: shopWords(loaderData.locale).accounts.title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const toolbox = toolboxOf(context);
  const { searchParams } = new URL(request.url);
  const redirectTo = returnPath(searchParams.get('redirect') ?? undefined);
  // Whoever is logged in already need not be asked again.
  if (toolbox.visitor.person && redirectTo) throw redirect(redirectTo);
  const told = toldBy(searchParams.get('told'));
  const page = await readAccountPage(toolbox, { redirect: redirectTo, told });
  const wantedRole = searchParams.get('role');
  return {
    page,
    registration: page.person ? null : await readRegistrationPage(toolbox, at, { typed: null, wantedRole }),
    standing: await readOwnRegistration(toolbox),
    locale: toolbox.visitor.audience.locale,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const toolbox = toolboxOf(context);
  const fields = await postedFields(request);
  // A button that only shows what the chosen role asks, where no scripts run.
  const onlyShows = fields[showFieldsField] !== undefined && !toolbox.visitor.person;
  const outcome = onlyShows ? null : await postAccountForm(toolbox, fields, [registrationPart]);
  if (outcome?.kind === 'go') throw redirect(outcome.path, 303);
  const page =
    outcome?.page ??
    (await readAccountPage(toolbox, {
      register: { form: readRegistration(fields), problems: [] },
      redirect: returnPath(fields.redirect),
    }));
  const registration = await readRegistrationPage(toolbox, at, { typed: postedRegistration(fields) });
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
