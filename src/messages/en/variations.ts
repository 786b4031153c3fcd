import type { VariationsMessages } from '../it/variations.ts';

export const variations: VariationsMessages = {
  chooseOption: 'Choose an option',
  reset: 'Clear the selection',
  selectionNeeded: 'Please select some product options before adding this product to your cart.',
  unavailable: 'Sorry, this product is unavailable. Please choose a different combination.',
  noMatch: 'Sorry, no products matched your selection. Please choose a different combination.',
  resetDone:
    'Your selection has been reset. Please select some product options before adding this product to your cart.',
  chooseToSee: 'Choose the options to see price and availability.',
  lookingUp: 'Checking price and availability…',
  outOfStock: 'Out of stock',
  notAvailable: 'Unavailable',
  stockLeft: (left: number) => `Only ${left} left`,
  lookupFailed: 'Price and availability did not arrive: check your connection.',
  retryLookup: 'Try again',
};
