/** What is done with one picture of a product besides the words that the form holds. */
export type PictureStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'earlier' | 'later' | 'first' | 'remove'; readonly id: number }
  /** a picture of the library becomes the product's last one */
  | { readonly kind: 'add'; readonly id: number };

/** Reads the value of the button that sent the form: `earlier:12`; anything else only saves. */
export function readStep(value: string): PictureStep {
  const [, kind, id] = /^(earlier|later|first|remove|add):([1-9]\d{0,8})$/.exec(value) ?? [];
  if (kind === 'earlier' || kind === 'later' || kind === 'first' || kind === 'remove' || kind === 'add') {
    return { kind, id: Number(id) };
  }
  return { kind: 'none' };
}

/**
 * The new order of a product's pictures: as the form had them, without those that are gone, those that came meanwhile at the end, then
 * one step. Every id stands once.
 */
export function arrangePictures(
  current: readonly number[],
  asked: readonly number[],
  step: PictureStep,
): readonly number[] {
  const known = new Set(current);
  const order = [...new Set([...asked.filter((id) => known.has(id)), ...current])];
  if (step.kind === 'none') return order;
  const at = order.indexOf(step.id);
  if (step.kind === 'add') return at === -1 ? [...order, step.id] : order;
  if (at === -1) return order;
  order.splice(at, 1);
  if (step.kind === 'remove') return order;
  const to = { earlier: at - 1, later: at + 1, first: 0 }[step.kind];
  order.splice(Math.max(0, to), 0, step.id);
  return order;
}
