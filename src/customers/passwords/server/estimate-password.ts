import { type Estimate, estimatorOf } from '../rules/estimator-of.ts';

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
