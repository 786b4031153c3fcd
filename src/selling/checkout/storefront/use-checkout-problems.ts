import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { Unapproved } from '#selling/wallet/rules/unapproved.ts';
import { problemsLeft } from '../rules/problems-left.ts';
import { showProblems } from './show-problems.ts';

type Problems = readonly CheckoutProblem[];

/**
 * The problems of the last attempt and of the last refresh; those of a failed attempt are scrolled into view. A payment that the buyer has
 * cancelled is none: the page stays as it is.
 */
export function useCheckoutProblems(first: Problems) {
  const { cart, checkout } = useShopWords();
  const [refused, setRefused] = useState(first);
  const [refreshed, setRefreshed] = useState<Problems>([]);
  const [attempt, setAttempt] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const failed = cart.failed;

  const onRefused = useCallback(
    (why: Unapproved | null) => {
      const isCancelled = why === 'cancelled';
      setCancelled(isCancelled);
      setRefused(isCancelled ? [] : (why ?? [{ field: null, text: failed }]));
      setAttempt((count) => count + 1);
    },
    [failed],
  );
  const onRefreshed = useCallback(
    (problems: Problems | null) => setRefreshed(problems ?? [{ field: null, text: failed }]),
    [failed],
  );
  /** Removes the problem of a field that is being corrected. */
  const clear = (field: string) =>
    setRefused((shown) => problemsLeft(shown, field, checkout.errors.incomplete));

  useEffect(() => {
    if (summary.current && attempt >= 0) showProblems(summary.current);
  }, [attempt]);

  const known = new Set(refused.map(({ text }) => text));
  const problems = [...refused, ...refreshed.filter(({ text }) => !known.has(text))];
  return { problems, cancelled, summary, onRefused, onRefreshed, clear };
}
