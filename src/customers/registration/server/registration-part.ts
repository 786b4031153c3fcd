import type { RegistrationPart } from '#customers/accounts/server/register.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';
import type { VatAsker } from '#pricing/vat/server/vat-check-rows.ts';
import { postedRegistration } from '../rules/registration-answers.ts';
import { fieldName } from '../rules/registration-form.ts';
import type { AnswerProblem, RegistrationProblem } from '../rules/registration-problem.ts';
import { type CheckedRegistration, checkRegistration } from './check-registration.ts';
import { insertRegistration } from './insert-registration.ts';

const at = { place: 'registration' } as const;

/** What is wrong with a form in words; shown on top where it has another shape than the one that was filled in. */
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
 * What the registration form asks by role: checked before anything is written, stored in the transaction that makes the account. A customer
 * who waits for approval can log in and buys as a retail customer (ACC-06, ACC-07).
 */
export const registrationPart: RegistrationPart = {
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
  async store(ctx, customerId, fields) {
    // What was right a moment ago is wrong where staff have changed the form meanwhile, or a file was sent twice at once.
    const result = await checkRegistration(ctx, at, postedRegistration(fields));
    if (!result.ok) return problemsIn(ctx, result.problems, true);
    await insertRegistration(ctx, { customerId, checked: result.checked, place: 'registration' });
    return [];
  },
};

/**
 * Checks the VAT numbers among answers with the register and stores the result, which staff see beside the registration. No registration is
 * refused because the register does not answer. Not inside a transaction: the register may take seconds.
 */
export async function checkVatAnswers(
  ctx: RequestContext,
  { answers }: CheckedRegistration,
  country: string,
  asker?: VatAsker,
): Promise<readonly AnswerProblem[]> {
  const problems: AnswerProblem[] = [];
  for (const { field, value } of answers) {
    if (field.kind !== 'vat-number') continue;
    const asked = { vat: value, country: country || ctx.settings.home_country };
    const { reply } = await checkVatNumber(ctx, asked, asker);
    if (reply !== 'valid') {
      problems.push({ code: 'invalid-vat-number', input: fieldName(field), label: field.label });
    }
  }
  return problems;
}

/** Says in words what is wrong with a registration, each beside the id of its input (CHK-07, CHK-08). */
function registrationProblems(
  locale: 'it' | 'en',
  problems: readonly RegistrationProblem[],
): readonly { readonly field: string; readonly text: string }[] {
  return problems.map((problem) => registrationProblem(locale, problem));
}

/** Says one of them. */
export function registrationProblem(locale: 'it' | 'en', problem: RegistrationProblem) {
  const { problems: words } = registrationWordsFor(locale);
  return {
    field: problem.input,
    text:
      problem.code === 'too-long'
        ? words['too-long'](problem.label, problem.limit ?? 0)
        : words[problem.code](problem.label),
  };
}
