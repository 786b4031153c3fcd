import type { RegistrationPart } from '#customers/accounts/rules/registration-part.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { postedRegistration } from '../rules/registration-answers.ts';
import type { RegistrationProblem } from '../rules/registration-problem.ts';
import { checkRegistration } from './check-registration.ts';
import { checkVatAnswers } from './check-vat-answers.ts';
import { insertRegistration } from './insert-registration.ts';
import { registrationProblems } from './registration-problems.ts';

const at = { place: 'registration' } as const;

/** What is wrong with a form in words; told on top where it has another shape than the one that was filled in. */
const problemsIn = ({ visitor }: Toolbox, problems: readonly RegistrationProblem[], changed = false) => {
  const { locale } = visitor.audience;
  const told = registrationProblems(locale, problems);
  const ofTheForm = changed && problems.some(({ code }) => code !== 'file-gone');
  return ofTheForm ? [{ field: null, text: registrationWordsFor(locale).formChanged }, ...told] : told;
};

/**
 * What the registration form asks by role: checked before anything is written, kept in the transaction that makes the account. Whoever
 * waits for approval logs in all the same and buys as everybody does (ACC-06, ACC-07).
 */
export const registrationPart: RegistrationPart<Toolbox> = {
  async check(toolbox, fields) {
    const result = await checkRegistration(toolbox, at, postedRegistration(fields));
    return result.ok ? [] : problemsIn(toolbox, result.problems);
  },
  async ask(toolbox, fields) {
    const posted = postedRegistration(fields);
    const result = await checkRegistration(toolbox, at, posted);
    if (!result.ok) return problemsIn(toolbox, result.problems, true);
    return problemsIn(toolbox, await checkVatAnswers(toolbox, result.checked, posted.country));
  },
  async keep(toolbox, customerId, fields) {
    // What was right a moment ago is wrong where staff have changed the form meanwhile, or a file was sent twice at once.
    const result = await checkRegistration(toolbox, at, postedRegistration(fields));
    if (!result.ok) return { ok: false, problems: problemsIn(toolbox, result.problems, true) };
    await insertRegistration(toolbox, { customerId, checked: result.checked, place: 'registration' });
    return { ok: true, mayEnter: true };
  },
};
