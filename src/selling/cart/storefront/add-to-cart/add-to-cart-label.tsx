import { Icon } from '#kit/ui/display/icon.tsx';
import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { AddPhase } from './use-add-to-cart.ts';

/** The label of a button: its action, that it is busy, or that it is done; the product's name is for screen readers only. */
export function AddToCartLabel({ phase, name }: { phase: AddPhase; name: string }) {
  const { cart } = useWords();
  const said = phase === 'loading' ? cart.adding : phase === 'added' ? cart.inCart : cart.add;
  return (
    <>
      {phase === 'added' ? <Icon name="check" /> : null}
      <span aria-hidden="true">{said}</span>
      {/* One text node: a screen reader would put a blank between visible and hidden parts. */}
      <VisuallyHidden>{`${said}: ${name}`}</VisuallyHidden>
    </>
  );
}
