import { longestPassword } from '../rules/password-strength.ts';

type Estimate = (password: string, words: readonly string[]) => number;

let loading: Promise<Estimate> | null = null;

// Dictionaries of half a megabyte: a process that never sees a new password never reads them.
async function load(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, common, italian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: longestPassword,
  });
  return (password, words) => estimator.check(password, [...words]).score;
}

/** The strength of a password from 0 to 4, as the page's own estimator sees it; `words` make it weaker (PWD-05). */
export async function estimatePassword(password: string, words: readonly string[]): Promise<number> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return (await loading)(password.normalize('NFKC'), words);
}
