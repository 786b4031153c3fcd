import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import { knownTexts } from '#customers/accounts/server/known-texts.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type SetupForm, type SetupPage, setupAction } from '../rules/setup-page.ts';
import { createFirstAdministrator, readSetupForm } from './create-first-administrator.ts';
import { refusalOf } from './setup-link.ts';

const emptyForm: SetupForm = { billing_first_name: '', billing_last_name: '', email: '' };

/** The page of the link to the first administrator. */
export async function readSetup(
  toolbox: Toolbox,
  setupKey: string,
  posted: { readonly form: SetupForm; readonly problems: readonly FieldProblem[] } | null = null,
): Promise<SetupPage> {
  toolbox.reply.keepOut();
  const why = await refusalOf(toolbox, setupKey);
  if (why) return { step: 'refused', why };
  const { form, problems } = posted ?? { form: emptyForm, problems: [] };
  const nonce = toolbox.nonces.make(setupAction);
  const { platform } = toolbox.wire;
  return { step: 'form', setupKey, form, problems, known: knownTexts(toolbox), nonce, platform };
}

/** The form of that page: null where the administrator is there and logged in, else the page again with what is wrong. */
export async function postSetup(toolbox: Toolbox, fields: PostedFields): Promise<SetupPage | null> {
  toolbox.reply.keepOut();
  const key = fields.setup_key ?? '';
  const again = (problems: readonly FieldProblem[]) =>
    readSetup(toolbox, key, { form: readSetupForm(fields), problems });
  if (!toolbox.nonces.check(setupAction, fields._wpnonce ?? '')) {
    const { problems } = ownAccountFor(toolbox.visitor.audience.locale);
    return again([{ field: null, text: problems['expired-form'] }]);
  }
  const result = await createFirstAdministrator(toolbox, key, fields);
  if (result.ok) return null;
  const { error } = result;
  return error.code === 'refused' ? { step: 'refused', why: error.why } : again(error.problems);
}
