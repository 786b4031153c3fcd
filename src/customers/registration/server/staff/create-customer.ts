import { randomBytes } from 'node:crypto';
import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import { longestName, readNewAccount } from '#customers/accounts/rules/registration-form.ts';
import { queueAccountEmail } from '#customers/accounts/server/account-emails.ts';
import { createAccount } from '#customers/accounts/server/create-account.ts';
import { emptyBillingAddress } from '#foundation/addresses/rules/address.ts';
import { isPhoneOf } from '#foundation/addresses/rules/phone.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { hashUnlessBusy } from '#foundation/services/passwords.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { postedRegistration } from '../../rules/registration-answers.ts';
import type { RegistrationProblem } from '../../rules/registration-problem.ts';
import { checkRegistration } from '../check-registration.ts';
import { insertRegistration } from '../insert-registration.ts';
import { checkVatAnswers, registrationProblem } from '../registration-part.ts';

export type CreatedCustomer =
  | { readonly ok: true; readonly customerId: number }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

const refuse = (problems: readonly FieldProblem[]): CreatedCustomer => ({ ok: false, problems });
const at = { place: 'registration' } as const;

/**
 * Makes an account for a customer whom staff have before them, with the questions and the approval of the registration form. The owner is welcomed by
 * email and chooses a password there.
 */
export async function createCustomer(ctx: RequestContext, fields: PostedFields): Promise<CreatedCustomer> {
  const { locale } = ctx.visitor.audience;
  const inWords = (problems: readonly RegistrationProblem[]) =>
    refuse(problems.map((problem) => registrationProblem(locale, problem)));
  const wrong = accountProblems(ctx, fields);
  const posted = postedRegistration({ ...fields, billing_country: ctx.settings.home_country });
  const checked = await checkRegistration(ctx, at, posted);
  if (!checked.ok) return refuse([...wrong, ...inWordsOf(inWords(checked.problems))]);
  if (wrong.length > 0) return refuse(wrong);
  const asker = {
    by: 'staff',
    sessionId: null,
    customerId: null,
    staffId: ctx.visitor.person?.customerId ?? null,
  } as const;
  const refused = await checkVatAnswers(ctx, checked.checked, posted.country, asker);
  if (refused.length > 0) return inWords(refused);
  const { newCustomer: words } = staffMessagesFor(ctx.settings.interface_language);
  const hash = await hashUnlessBusy(randomBytes(24).toString('base64url'));
  if (hash === null) return refuse([{ field: null, text: words.busy }]);
  return inTransaction(ctx.db, async (db): Promise<CreatedCustomer> => {
    const inside = { ...ctx, db };
    const again = await checkRegistration(inside, at, posted);
    if (!again.ok) return inWords(again.problems);
    const made = await insert(inside, fields, hash);
    if (!made.ok) return refuse([{ field: 'email', text: words.problems[made.error.code] }]);
    await insertRegistration(inside, {
      customerId: made.customerId,
      checked: again.checked,
      place: 'registration',
    });
    return made;
  });
}

const inWordsOf = (result: CreatedCustomer) => (result.ok ? [] : result.problems);

async function insert(ctx: RequestContext, fields: PostedFields, hash: string) {
  const { email, billing_first_name: firstName, billing_last_name: lastName } = readNewAccount(fields);
  const phone = (fields.billing_phone ?? '').trim();
  const country = ctx.settings.home_country;
  const billing = { ...emptyBillingAddress, firstName, lastName, email, phone, country };
  const made = await createAccount(ctx, { email, password: { hash }, firstName, lastName, billing });
  if (!made.ok) return made;
  const { customerId } = made;
  await queueAccountEmail(ctx, { kind: 'account-choose-password', customerId, recipient: email });
  await recordAudit(ctx, {
    what: 'created',
    subject: { kind: 'customer', id: customerId, name: email },
    after: { email, firstName, lastName, phone },
  });
  return made;
}

/** What is wrong with name, email address and telephone; whether the address is taken is decided where it is written. */
function accountProblems({ settings }: RequestContext, fields: PostedFields): readonly FieldProblem[] {
  const { newCustomer: words } = staffMessagesFor(settings.interface_language);
  const form = readNewAccount(fields);
  const names = (['billing_first_name', 'billing_last_name'] as const).flatMap((field) =>
    form[field] === '' || form[field].length > longestName ? [{ field, text: words.problems[field] }] : [],
  );
  const email = form.email === '' ? [{ field: 'email', text: words.problems['email-missing'] }] : [];
  const phone = (fields.billing_phone ?? '').trim();
  const isPhone = phone === '' || isPhoneOf(settings.home_country, phone);
  return [...names, ...email, ...(isPhone ? [] : [{ field: 'billing_phone', text: words.problems.phone }])];
}
