import { type AttributeChoice, findVariation } from './match-variation.ts';

/** What a choice leads to: something is missing, the server is being asked, a variation, or none. */
export type VariationAnswer<V> =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly variation: V }
  | { readonly kind: 'no-match' };

/** Whether every attribute has been chosen (VAR-08, VAR-10). */
export function isComplete(names: readonly string[], choice: AttributeChoice): boolean {
  return names.every((name) => (choice[name] ?? '') !== '');
}

/** Whether anything has been chosen: from then on there is something to reset (VAR-17). */
export function isBegun(names: readonly string[], choice: AttributeChoice): boolean {
  return names.some((name) => (choice[name] ?? '') !== '');
}

/** What a choice among embedded variations leads to (VAR-10, VAR-11). */
export function answerTo<V extends { readonly attributes: AttributeChoice }>(
  names: readonly string[],
  variations: readonly V[],
  choice: AttributeChoice,
): VariationAnswer<V> {
  if (!isComplete(names, choice)) return { kind: 'incomplete' };
  const variation = findVariation(variations, choice);
  return variation ? { kind: 'found', variation } : { kind: 'no-match' };
}

/** Why a button does not add: the mark that it carries. */
export type PurchaseBar = 'selection-needed' | 'unavailable';

/**
 * Why the button does not add to the cart; null when it does, `waiting` while the server is asked, `failed` when it did not answer (VAR-08,
 * VAR-12, VAR-13).
 */
export function purchaseBar(
  answer: VariationAnswer<{ readonly buyable: boolean }>,
): PurchaseBar | 'waiting' | 'failed' | null {
  switch (answer.kind) {
    case 'incomplete':
      return 'selection-needed';
    case 'asking':
      return 'waiting';
    case 'failed':
      return 'failed';
    case 'no-match':
      return 'unavailable';
    case 'found':
      return answer.variation.buyable ? null : 'unavailable';
  }
}
