import { type Estimate, estimatorOf } from '../rules/estimator-of.ts';
import { isWeak, longestPassword } from '../rules/password-strength.ts';
import { penalisedWords } from '../rules/penalised-words.ts';

let loading: Promise<Estimate> | null = null;

// Dictionaries of half a megabyte: a process that never sees a new password never reads them.
const load = async (): Promise<Estimate> =>
  estimatorOf(
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-it'),
    ]),
  );

/** The strength of a password from 0 to 4, as the page's own estimator sees it; `words` make it weaker (PWD-05). */
export async function estimatePassword(password: string, words: readonly string[]): Promise<number> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return (await loading)(password, words);
}

export type NewPasswordProblem = 'password-missing' | 'password-too-long' | 'password-weak';

/**
 * What is wrong with a chosen password, or null: the rules of the page's meter, checked by the server as well (PWD-13). `texts` are
 * title and address of the page and what is known of the person.
 */
export async function checkNewPassword(
  password: string,
  texts: readonly string[],
): Promise<NewPasswordProblem | null> {
  if (password === '') return 'password-missing';
  if (password.length > longestPassword) return 'password-too-long';
  return isWeak(await estimatePassword(password, penalisedWords(texts))) ? 'password-weak' : null;
}
