import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import { type NewAccountForm, readNewAccount } from '#customers/accounts/rules/registration-form.ts';
import { knownTexts } from '#customers/accounts/server/known-texts.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type SetupPage, setupAction } from '../rules/setup-page.ts';
import { createFirstAdministrator } from './create-first-administrator.ts';
import { refusalOf } from './setup-link.ts';

const emptyForm: NewAccountForm = { billing_first_name: '', billing_last_name: '', email: '' };

/** The page of the link to the first administrator. */
export async function readSetup(
  ctx: RequestContext,
  setupKey: string,
  posted: { readonly form: NewAccountForm; readonly problems: readonly FieldProblem[] } | null = null,
): Promise<SetupPage> {
  ctx.reply.preventCaching();
  const why = await refusalOf(ctx, setupKey);
  if (why) return { step: 'refused', why };
  const { form, problems } = posted ?? { form: emptyForm, problems: [] };
  const nonce = ctx.nonces.make(setupAction);
  const { platform } = ctx.wire;
  return { step: 'form', setupKey, form, problems, known: knownTexts(ctx), nonce, platform };
}

/** The form of that page: null where the administrator is there and logged in, else the page with what is wrong. */
export async function postSetup(ctx: RequestContext, fields: PostedFields): Promise<SetupPage | null> {
  ctx.reply.preventCaching();
  const key = fields.setup_key ?? '';
  const rejected = (problems: readonly FieldProblem[]) =>
    readSetup(ctx, key, { form: readNewAccount(fields), problems });
  if (!ctx.nonces.check(setupAction, fields._wpnonce ?? '')) {
    const { problems } = ownAccountFor(ctx.visitor.audience.locale);
    return rejected([{ field: null, text: problems['expired-form'] }]);
  }
  const result = await createFirstAdministrator(ctx, key, fields);
  if (result.ok) return null;
  const { error } = result;
  return error.code === 'refused' ? { step: 'refused', why: error.why } : rejected(error.problems);
}
