import { checkNewPassword } from '#customers/passwords/server/check-new-password.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { verifyUnlessBusy } from '#foundation/services/passwords.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import type { FieldProblem } from '../../rules/account-actions.ts';
import { waitingWords } from '../../rules/waiting-words.ts';
import { penalisedTexts } from '../known-texts.ts';
import { knownDevice } from '../log-in/known-device.ts';
import { clearFailures, noteFailedLogIn, passLogInGate, takeBackAttempt } from '../log-in/log-in-gate.ts';

/**
 * The new password, null where none is wanted, and what is wrong with it. Another password and another email address each require the
 * current password: a browser that was left logged in is not enough for them.
 */
export async function checkPasswordChange(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
  wantsEmail: boolean,
): Promise<{ readonly wanted: string | null; readonly problems: readonly FieldProblem[] }> {
  const { password_current: current = '', password_1: password = '', password_2: repeated = '' } = fields;
  const wantsPassword = password !== '' || repeated !== '' || (current !== '' && !wantsEmail);
  if (!wantsPassword && !wantsEmail) return { wanted: null, problems: [] };
  const { locale } = ctx.visitor.audience;
  const words = ownAccountFor(locale);
  const { problems: sentences } = passwordsFor(locale);
  const problems: FieldProblem[] = [];
  if (wantsPassword) {
    const page = { title: words.details.title, path: '/my-account/edit-account/' };
    const weakness = await checkNewPassword(password, penalisedTexts(ctx, page, fields));
    if (weakness) problems.push({ field: 'password_1', text: sentences[weakness] });
    if (password !== repeated) problems.push({ field: 'password_2', text: sentences.mismatch });
  }
  if (current === '') {
    const missing = wantsPassword ? 'current-missing' : 'current-missing-for-email';
    problems.push({ field: 'password_current', text: words.problems[missing] });
  } else if (problems.length === 0) {
    const refusal = await refusalOfCurrent(ctx, person, current.slice(0, 1000));
    if (refusal !== null) problems.push({ field: 'password_current', text: refusal });
  }
  return { wanted: wantsPassword ? password : null, problems };
}

/** Why the current password does not open the account, in words; who guesses it here is slowed down as at the log-in. */
export async function refusalOfCurrent(
  ctx: RequestContext,
  { customerId, email }: Person,
  current: string,
): Promise<string | null> {
  const words = ownAccountFor(ctx.visitor.audience.locale);
  const attempt = { email: email.toLowerCase(), device: knownDevice(ctx, customerId) };
  const gate = await passLogInGate(ctx, attempt);
  if (!gate.ok) return words.logIn.wait(waitingWords(gate.waitMs, words.logIn));
  const row = await ctx.db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const matches = await verifyUnlessBusy(current, row.password_hash);
  if (matches === null) {
    await takeBackAttempt(ctx, gate.subject);
    return words.problems.busy;
  }
  if (!matches) {
    await noteFailedLogIn(ctx, attempt);
    return words.problems['wrong-password'];
  }
  await clearFailures(ctx, gate.subject);
  return null;
}
