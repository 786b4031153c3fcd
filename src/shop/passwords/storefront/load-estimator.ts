import { longestPassword } from '#shop/passwords/rules/password-strength.ts';

/** The score of a password from 0 to 4; `words` make it weaker (PWD-05). */
export type Estimate = (password: string, words: readonly string[]) => number;

let loading: Promise<Estimate | null> | null = null;

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
  return (password, words) => estimator.check(password.normalize('NFKC'), [...words]).score;
}

const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

/** Loads the estimator with its dictionaries once, after the page; null where it cannot be had, and it may be tried again (PWD-17). */
export function loadEstimator(): Promise<Estimate | null> {
  loading ??= pageLoaded()
    .then(load)
    .catch(() => {
      loading = null;
      return null;
    });
  return loading;
}
