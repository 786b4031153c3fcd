import type { CardChoices, ProductCard } from '#shop/catalogue/rules/product-card.ts';
import { packCard } from '../rules/packed-card.ts';
import { CardChooser } from './card-chooser.tsx';

export type CardSwatchesProps = { readonly card: ProductCard & { readonly choices: CardChoices } };

/** Swatches of a card as the server draws them, with what brings them to life (`CardSwatchesSetUp`). */
export function CardSwatches({ card }: CardSwatchesProps) {
  const { id, slug, name, choices } = card;
  const own = { id, slug, name, choices };
  return (
    <div data-card-swatches={packCard(own)}>
      <CardChooser card={own} />
    </div>
  );
}
