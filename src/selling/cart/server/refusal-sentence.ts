import type { CartMessages } from '#messages/it/cart.ts';
import type { AddRefusal } from '../rules/add-refusal.ts';
import type { LineRefusal } from '../rules/check-line.ts';
import type { UpdateRefusal } from './update-cart-line.ts';

export function addRefusalSentence(words: CartMessages, refusal: AddRefusal): string {
  if (refusal.code === 'unknown-product') return words.refusedUnknown;
  const { name } = refusal.product;
  if (refusal.code === 'choose-options') return words.refusedChooseOptions(name, refusal.labels.join(', '));
  if (refusal.code === 'no-such-variation') return words.refusedNoVariation(name);
  if (refusal.code === 'invalid-option')
    return words.refusedOption(refusal.label, refusal.allowed.join(', '));
  if (refusal.code === 'not-purchasable') return words.refusedNotPurchasable(name);
  if (refusal.code === 'cart-busy') return words.refusedBusy(name);
  return lineSentence(words, refusal, name, refusal.inCart);
}

export function updateRefusalSentence(words: CartMessages, refusal: UpdateRefusal): string {
  if (refusal.code === 'unknown-line') return words.refusedUnknownLine;
  if (refusal.code === 'not-purchasable') return words.refusedNotPurchasable(refusal.name);
  return lineSentence(words, refusal, refusal.name, 0);
}

function lineSentence(words: CartMessages, refusal: LineRefusal, name: string, inCart: number): string {
  switch (refusal.code) {
    case 'not-a-quantity':
      return words.refusedNotAQuantity;
    case 'below-minimum':
      return words.refusedBelow(name, refusal.minimum);
    case 'above-maximum':
      return words.refusedAbove(name, refusal.maximum);
    case 'not-a-multiple':
      return words.refusedStep(name, refusal.step);
    case 'sold-individually':
      return words.refusedSoldIndividually(name);
    case 'out-of-stock':
      return words.refusedOutOfStock(name);
    case 'not-enough-stock':
      return words.refusedNotEnough(name, refusal.available, inCart);
  }
}
