import { registrationWordsFor } from '#messages/registration-words-for.ts';
import type { RegistrationProblem } from '../rules/registration-problem.ts';

/** Says in words what is wrong with a registration, each beside the id of its input (CHK-07, CHK-08). */
export function registrationProblems(
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
