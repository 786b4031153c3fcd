import { useEffect, useRef, useState } from 'react';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import type { CartLine } from '../rules/cart-state.ts';
import { quantityPauseMs } from '../rules/cart-timings.ts';
import type { QuantityAnswer } from './browser/change-quantity.ts';
import { useCartAccess } from './use-cart.ts';

/** The quantity input of a line: typed values are sent after a pause, and reset where they are refused; 0 calls `remove`. */
export function useLineQuantity(
  line: CartLine,
  words: Pick<StorefrontMessages, 'cart' | 'rest'>,
  remove: () => Promise<void>,
): {
  readonly typed: string;
  readonly refusal: string | null;
  type(text: string): void;
  step(direction: -1 | 1): void;
} {
  const { store } = useCartAccess();
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const typed = draft ?? String(line.quantity);
  const send = async (text: string) => {
    const quantity = parseQuantity(text);
    if (quantity === 0) await remove();
    else if (quantity !== null && quantity !== line.quantity) {
      const answer = await store.change(line.key, quantity);
      setRefusal(sentenceOf(answer, words));
    }
    // A value typed meanwhile is sent after its own pause.
    setDraft((now) => (now === text ? null : now));
  };
  const type = (text: string) => {
    setDraft(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void send(text), quantityPauseMs);
  };
  const step = (direction: -1 | 1) => {
    const wantedQuantity = (parseQuantity(typed) ?? line.quantity) + direction * line.limits.step;
    type(String(Math.min(line.limits.maximum, Math.max(line.limits.minimum, wantedQuantity))));
  };
  return { typed, refusal, type, step };
}

function sentenceOf(
  answer: QuantityAnswer,
  { cart, rest }: Pick<StorefrontMessages, 'cart' | 'rest'>,
): string | null {
  switch (answer.kind) {
    case 'changed':
      return null;
    case 'refused':
      return answer.message;
    case 'failed':
      return rest[answer.code];
    case 'stale-nonce':
      return cart.failed;
  }
}
