import { useEffect, useRef, useState } from 'react';
import { announce } from '#kit/ui/live/announce.ts';
import { useCartAccess } from '#selling/cart/storefront/use-cart.ts';
import {
  type AddButton,
  type AddEvent,
  freshButton,
  isGoing,
  mayPress,
  nextButton,
} from '../rules/add-to-cart/add-button.ts';
import type { Chosen } from '../rules/add-to-cart/valid-choices.ts';
import { onlyLeftMs } from '../rules/bulk-form-limits.ts';
import type { BulkItem } from '../rules/bulk-item.ts';
import { addOneByOne } from './browser/add-one-by-one.ts';
import type { FormContextValue } from './table/form-context.ts';
import { useBulkWords } from './use-bulk-words.ts';

/** The button of an item: asks how many there are, adds, and says what is left (BULK-35, BULK-37 to BULK-42). */
export function useAddButton(
  item: BulkItem,
  { calls, onAdded, onRefused }: Pick<FormContextValue, 'calls' | 'onAdded' | 'onRefused'>,
) {
  const { store } = useCartAccess();
  const words = useBulkWords();
  const [button, setButton] = useState<AddButton>(freshButton);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const happen = (from: AddButton, event: AddEvent): AddButton => {
    const next = nextButton(from, event);
    setButton(next);
    if (next.says === 'only-left') {
      timer.current = setTimeout(() => setButton((now) => nextButton(now, { kind: 'read' })), onlyLeftMs);
    }
    return next;
  };

  async function work(quantity: number, chosen: Chosen, pressed: AddButton): Promise<void> {
    const before = await calls.addable(item.id);
    const text =
      before === null ? pressed : happen(pressed, { kind: 'counted', wanted: quantity, addable: before });
    if (!isGoing(text)) return announce(buttonText(text, words));
    const answer = await calls.addItem({ id: item.id, quantity, chosen });
    if (!answer.ok) {
      happen(text, { kind: 'failed' });
      return onRefused(answer.sentence ?? words.failed);
    }
    onAdded(answer.total);
    announce(words.done.added(item.label));
    void store.refresh();
    const left = await calls.addable(item.id);
    happen(text, { kind: 'added', addable: left ?? quantity });
  }

  return {
    button,
    mayPress: mayPress(button),
    press(quantity: number, chosen: Chosen) {
      // A quantity of 0 is not added (BULK-31).
      if (!mayPress(button) || quantity <= 0) return;
      const pressed = happen(button, { kind: 'pressed' });
      addOneByOne(() => void work(quantity, chosen, pressed));
    },
    /** what a selection did to it */
    happened: (event: AddEvent) => happen(button, event),
  };
}

/** What a button says. */
export function buttonText(button: AddButton, words: ReturnType<typeof useBulkWords>): string {
  return button.says === 'only-left' ? words.onlyLeft(button.left) : words.add[button.says];
}
