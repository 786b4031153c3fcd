import { useState } from 'react';
import { announce } from '#kit/ui/live/announce.ts';
import { useCartAccess } from '#selling/cart/storefront/use-cart.ts';
import { addOneByOne } from '../browser/add-one-by-one.ts';
import type { Addition, BulkCalls } from '../browser/bulk-calls.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import type { FormContextValue } from './form-context.ts';

type AddRequest = Pick<FormContextValue, 'onAdded' | 'onRefused'> & {
  readonly additions: readonly Addition[];
  readonly names: ReadonlyMap<number, string>;
};

/** Adds a selection at once: asks how many there are of each, and adds all or says what is short (BULK-36, BULK-37, BULK-42). */
export function useAddSelected(calls: BulkCalls) {
  const { store } = useCartAccess();
  const words = useBulkWords();
  const [busy, setBusy] = useState(false);

  async function work({ additions, names, onAdded, onRefused }: AddRequest): Promise<void> {
    const addable = await calls.addableOf(additions.map(({ id }) => id));
    const short = additions.find(({ id, quantity }) => {
      const left = addable?.get(id);
      return left === 'in-cart' || (left !== undefined && quantity > left);
    });
    const left = short && addable?.get(short.id);
    setBusy(false);
    if (short && left !== undefined) {
      const says = left === 'in-cart' ? words.add['in-cart'] : words.onlyInStock(left);
      return onRefused(`${names.get(short.id) ?? ''}: ${says}`);
    }
    setBusy(true);
    const answer = await calls.bulkAdd(additions, addable ?? new Map());
    setBusy(false);
    if (!answer.ok) return onRefused(answer.sentence ?? words.failed);
    onAdded(answer.total);
    announce(words.done.addedSome(additions.reduce((sum, { quantity }) => sum + quantity, 0)));
    void store.refresh();
  }

  return {
    busy,
    add(request: AddRequest) {
      if (busy || request.additions.length === 0) return;
      setBusy(true);
      addOneByOne(() => void work(request));
    },
  };
}
