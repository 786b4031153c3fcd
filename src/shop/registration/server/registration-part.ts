import type { Toolbox } from '#services/toolbox.ts';
import type { RegistrationPart } from '#shop/accounts/rules/registration-part.ts';
import { postedRegistration } from '../rules/registration-answers.ts';
import { checkRegistration } from './check-registration.ts';
import { checkVatAnswers } from './check-vat-answers.ts';
import { insertRegistration } from './insert-registration.ts';
import { registrationProblems } from './registration-problems.ts';

const at = { place: 'registration' } as const;

/**
 * What the registration form asks by role: checked before anything is written, kept in the transaction that makes the account. Whoever
 * waits for approval logs in all the same and buys as everybody does (ACC-06, ACC-07).
 */
export const registrationPart: RegistrationPart<Toolbox> = {
  async check(toolbox, fields) {
    const posted = postedRegistration(fields);
    const result = await checkRegistration(toolbox, at, posted);
    const problems = result.ok
      ? await checkVatAnswers(toolbox, result.checked, posted.country)
      : result.problems;
    return registrationProblems(toolbox.visitor.audience.locale, problems);
  },
  async keep(toolbox, customerId, fields) {
    const result = await checkRegistration(toolbox, at, postedRegistration(fields));
    // What was right a moment ago is wrong only where staff changed the form meanwhile, or a file was sent twice at once.
    if (!result.ok) throw new Error('the registration form changed while somebody registered');
    await insertRegistration(toolbox, { customerId, checked: result.checked, place: 'registration' });
    return { mayEnter: true };
  },
};
