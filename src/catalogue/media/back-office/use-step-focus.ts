import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PictureStep, readStep } from '../rules/arrange-pictures.ts';
import type { ProductPicture } from '../rules/product-picture.ts';

/** What was done last, as it is announced. */
export type StepTaken =
  | { readonly kind: 'moved'; readonly number: number }
  | { readonly kind: 'removed' }
  | null;

/** The button to go on with: the same of the same picture, or the nearest that can be pressed. */
function buttonAfter(form: HTMLFormElement, step: PictureStep, at: number): HTMLElement | null {
  const entries = form.querySelectorAll('li');
  const entry = entries[Math.min(at, entries.length - 1)];
  const same = entry?.querySelector<HTMLElement>(`button[value^="${step.kind}:"]:not(:disabled)`);
  return same ?? entry?.querySelector<HTMLElement>('button:not(:disabled)') ?? null;
}

/** After a move, returns the focus to the button that was pressed and says what was done. */
export function useStepFocus(pictures: readonly ProductPicture[]) {
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<{ step: PictureStep; at: number } | null>(null);
  const [taken, setTaken] = useState<StepTaken>(null);
  const order = pictures.map(({ id }) => id).join();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const step = readStep(submitter instanceof HTMLButtonElement ? submitter.value : '');
    const at = step.kind === 'none' ? -1 : pictures.findIndex(({ id }) => id === step.id);
    const to = { earlier: at - 1, later: at + 1, first: 0, remove: at, add: at, none: -1 }[step.kind];
    pending.current = step.kind === 'none' ? null : { step, at: to };
    setTaken(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new order that moves the focus
  useEffect(() => {
    if (!pending.current || !form.current) return;
    const { step, at } = pending.current;
    pending.current = null;
    setTaken(step.kind === 'remove' ? { kind: 'removed' } : { kind: 'moved', number: at + 1 });
    (buttonAfter(form.current, step, at) ?? document.getElementById('pictures'))?.focus();
  }, [order]);
  return { form, onSubmit, taken };
}
