import { type Estimate, estimatorOf } from '../rules/estimator-of.ts';

let loading: Promise<Estimate | null> | null = null;

const load = async (): Promise<Estimate> =>
  estimatorOf(
    await Promise.all([
      import('@zxcvbn-ts/core'),
      import('@zxcvbn-ts/language-common'),
      import('@zxcvbn-ts/language-it'),
    ]),
  );

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
