import type { RegistrationPart } from '#customers/accounts/rules/registration-part.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { postedRegistration } from '../rules/registration-answers.ts';
import type { RegistrationProblem } from '../rules/registration-problem.ts';
import { checkRegistration } from './check-registration.ts';
import { checkVatAnswers } from './check-vat-answers.ts';
import { insertRegistration } from './insert-registration.ts';
import { registrationProblems } from './registration-problems.ts';

const at = { place: 'registration' } as const;

/** What is wrong with a form in words; told on top where it has another shape than the one that was filled in. */
const problemsIn = (
  { visitor }: RequestContext,
  problems: readonly RegistrationProblem[],
  changed = false,
) => {
  const { locale } = visitor.audience;
  const sentences = registrationProblems(locale, problems);
  const ofTheForm = changed && problems.some(({ code }) => code !== 'file-gone');
  return ofTheForm
    ? [{ field: null, text: registrationWordsFor(locale).formChanged }, ...sentences]
    : sentences;
};

/**
 * What the registration form asks by role: checked before anything is written, kept in the transaction that makes the account. Whoever
 * waits for approval logs in all the same and buys as everybody does (ACC-06, ACC-07).
 */
export const registrationPart: RegistrationPart<RequestContext> = {
  async check(ctx, fields) {
    const result = await checkRegistration(ctx, at, postedRegistration(fields));
    return result.ok ? [] : problemsIn(ctx, result.problems);
  },
  async ask(ctx, fields) {
    const posted = postedRegistration(fields);
    const result = await checkRegistration(ctx, at, posted);
    if (!result.ok) return problemsIn(ctx, result.problems, true);
    return problemsIn(ctx, await checkVatAnswers(ctx, result.checked, posted.country));
  },
  async keep(ctx, customerId, fields) {
    // What was right a moment ago is wrong where staff have changed the form meanwhile, or a file was sent twice at once.
    const result = await checkRegistration(ctx, at, postedRegistration(fields));
    if (!result.ok) return { ok: false, problems: problemsIn(ctx, result.problems, true) };
    await insertRegistration(ctx, { customerId, checked: result.checked, place: 'registration' });
    return { ok: true, mayEnter: true };
  },
};
