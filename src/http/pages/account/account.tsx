import { redirect } from 'react-router';
import { flashFrom } from '#customers/accounts/rules/flash.ts';
import { readRegistration } from '#customers/accounts/rules/registration-form.ts';
import { returnPath } from '#customers/accounts/rules/return-path.ts';
import { postedRegistration } from '#customers/registration/rules/registration-answers.ts';
import { showFieldsField } from '#customers/registration/rules/registration-form.ts';
import {
  readOwnRegistration,
  readRegistrationPage,
} from '#customers/registration/server/read-registration-page.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { shopWords } from '#messages/shop-words.ts';
import { savesMethods } from '#selling/wallet/server/saved/own-methods.ts';
import { postAccountForm } from '#site/account-pages/server/post-account-form.ts';
import { type AccountPage, readAccountPage } from '#site/account-pages/server/read-account-page.ts';
import { AccountView } from '#site/account-pages/storefront/account-view.tsx';
import { GuestView } from '#site/account-pages/storefront/guest-view.tsx';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, url: { searchParams } }) => {
  const redirectTo = returnPath(searchParams.get('redirect') ?? undefined);
  // A visitor who is logged in already need not log in.
  if (ctx.visitor.person && redirectTo) return redirect(redirectTo);
  const flash = flashFrom(searchParams.get('told'));
  const page = await readAccountPage(ctx, { redirect: redirectTo, flash });
  return documentOf(ctx, page, { typed: null, wantedRole: searchParams.get('role') });
});

export const action = documentLoader(async ({ ctx, request }) => {
  const fields = await postedFields(request);
  // A button that only shows what the chosen role asks, where no scripts run.
  const onlyShows = fields[showFieldsField] !== undefined && !ctx.visitor.person;
  const outcome = onlyShows ? null : await postAccountForm(ctx, fields);
  if (outcome?.kind === 'go') return redirect(outcome.path, 303);
  const page =
    outcome?.page ??
    (await readAccountPage(ctx, {
      register: { form: readRegistration(fields), problems: [] },
      redirect: returnPath(fields.redirect),
    }));
  return {
    ...(await documentOf(ctx, page, { typed: postedRegistration(fields) })),
    status: outcome?.status ?? 200,
  };
});

async function documentOf(
  ctx: RequestContext,
  page: AccountPage,
  registering: Parameters<typeof readRegistrationPage>[2],
): Promise<DocumentPage> {
  const { title } = shopWords(ctx.visitor.audience.locale).accounts;
  return {
    head: title,
    view: page.person ? (
      <AccountView
        page={page}
        registration={await readOwnRegistration(ctx)}
        savesMethods={savesMethods(ctx)}
      />
    ) : (
      <GuestView page={page} registration={await readRegistrationPage(ctx, 'registration', registering)} />
    ),
  };
}
