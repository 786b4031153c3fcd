import { Icon } from '#kit/ui/display/icon.tsx';
import { VisuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { AddPhase } from './use-add-to-cart.ts';

/** What a button says: what it does, that it is at work, that it is done; the product's name is heard only. */
export function AddToCartLabel({ phase, name }: { phase: AddPhase; name: string }) {
  const { cart } = useWords();
  const said = phase === 'loading' ? cart.adding : phase === 'added' ? cart.inCart : cart.add;
  return (
    <>
      {phase === 'added' ? <Icon name="check" /> : null}
      <span aria-hidden="true">{said}</span>
      {/* In one piece: between what is seen and what is hidden a reader of screens would put a blank. */}
      <VisuallyHidden>{`${said}: ${name}`}</VisuallyHidden>
    </>
  );
}
