import { useEffect, useState } from 'react';
import type { AttributeChoice } from '../rules/match-variation.ts';
import type { ProductDetail } from '../rules/product-detail.ts';
import { answerTo, isComplete, type VariationAnswer } from '../rules/variation-answer.ts';
import type { VariationChoice } from '../rules/variation-choice.ts';
import { presetCheckMs, showFoundMs } from '../rules/variation-timings.ts';
import { askForVariation } from './ask-for-variation.ts';

type Answer = VariationAnswer<VariationChoice>;
type Asked = { readonly choice: AttributeChoice; readonly answer: Answer };

/** What the choice leads to, from the page or from the server, and the variation to show (VAR-10, VAR-23 to VAR-26). */
export function useVariationAnswer(
  product: Pick<ProductDetail, 'id' | 'price' | 'variations' | 'variationAttributes'> & {
    /** all variations were asked for, and have not come yet (VAR-27) */
    readonly areComing: boolean;
  },
  choice: AttributeChoice,
): {
  readonly answer: Answer;
  readonly shown: VariationChoice | null;
  /** asks the server once more for what it did not answer */
  readonly retry: () => void;
} {
  const names = product.variationAttributes.map((attribute) => attribute.name);
  const [isSetUp, setSetUp] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<VariationChoice | null>(null);

  useEffect(() => {
    const check = setTimeout(() => setSetUp(true), presetCheckMs);
    return () => clearTimeout(check);
  }, []);

  const mode = product.price?.mode ?? 'gross';
  const mustAsk = isSetUp && product.variations === null && isComplete(names, choice);
  const asksAlone = mustAsk && !product.areComing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question
  useEffect(() => {
    if (!asksAlone) return;
    const earlier = new AbortController();
    askForVariation({ productId: product.id, choice, mode }, earlier.signal).then(
      (variation) =>
        setAsked({ choice, answer: variation ? { kind: 'found', variation } : { kind: 'no-match' } }),
      () => earlier.signal.aborted || setAsked({ choice, answer: { kind: 'failed' } }),
    );
    return () => earlier.abort();
  }, [asksAlone, product.id, choice, mode, attempt]);

  let answer: Answer = { kind: 'incomplete' };
  if (isSetUp && product.variations) answer = answerTo(names, product.variations, choice);
  if (mustAsk) answer = asked?.choice === choice ? asked.answer : { kind: 'asking' };

  const found = answer.kind === 'found' ? answer.variation : null;
  useEffect(() => {
    if (!found) {
      setShown(null);
      return;
    }
    const show = setTimeout(() => setShown(found), showFoundMs);
    return () => clearTimeout(show);
  }, [found]);
  const retry = () => {
    setAsked(null);
    setAttempt((before) => before + 1);
  };
  return { answer, shown, retry };
}
