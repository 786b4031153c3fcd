import { isWeak, longestPassword } from '../rules/password-strength.ts';
import { penalisedWords } from '../rules/penalised-words.ts';
import { estimatePassword } from './estimate-password.ts';

export type NewPasswordProblem = 'password-missing' | 'password-too-long' | 'password-weak';

/**
 * What is wrong with a password that somebody has chosen, or null: the rules of the page's meter, applied again (PWD-13). `texts` are
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
