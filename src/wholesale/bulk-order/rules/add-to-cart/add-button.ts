/** How many more pieces may be added, as the shop answers: a number, or that what is sold singly is in the cart already. */
export type Addable = number | 'in-cart';

/** What a product's button says (BULK-38 to BULK-41). */
export type AddButton =
  | { readonly says: 'add' | 'adding' | 'add-more' | 'add-to-cart' | 'none-left' | 'in-cart' }
  | { readonly says: 'only-left'; readonly left: number };

/** The button of an item before anything was added of it. */
export const freshButton: AddButton = { says: 'add' };

/** What happens to a button. */
export type AddEvent =
  | { readonly kind: 'pressed' | 'failed' }
  /** how many may be added was asked for before the add */
  | { readonly kind: 'counted'; readonly wanted: number; readonly addable: Addable }
  /** pieces were added, and so many more may be */
  | { readonly kind: 'added'; readonly addable: Addable }
  /** the time is over for which it says that only so many are left (BULK-40) */
  | { readonly kind: 'read' };

/** The button after something has happened. */
export function nextButton(button: AddButton, event: AddEvent): AddButton {
  switch (event.kind) {
    case 'pressed':
      return { says: 'adding' };
    case 'counted':
      return buttonText(event);
    case 'added':
      if (event.addable === 'in-cart') return { says: 'in-cart' };
      return event.addable > 0 ? { says: 'add-more' } : { says: 'none-left' };
    case 'read':
      return button.says === 'only-left' ? { says: 'add-to-cart' } : button;
    case 'failed':
      return button.says === 'adding' ? { says: 'add-to-cart' } : button;
  }
}

function buttonText({ wanted, addable }: { wanted: number; addable: Addable }): AddButton {
  if (addable === 'in-cart') return { says: 'in-cart' };
  if (addable <= 0) return { says: 'none-left' };
  return wanted > addable ? { says: 'only-left', left: addable } : { says: 'adding' };
}

/** Whether the pieces may be asked for now. */
export const isGoing = (button: AddButton) => button.says === 'adding';

/** Whether the button can be pressed: not while it works, nor where nothing is left or one alone may be bought. */
export const mayPress = ({ says }: AddButton) =>
  says === 'add' || says === 'add-more' || says === 'add-to-cart';

/** The quantity's maximum beside a button: 0 where no stock is left (BULK-39). */
export const maximumBeside = ({ says }: AddButton, maximum: number) => (says === 'none-left' ? 0 : maximum);
