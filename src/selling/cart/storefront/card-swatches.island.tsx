import { useMemo } from 'react';
import { unpackCard } from '#catalogue/variations/rules/packed-card.ts';
import { island } from '#kit/islands/storefront/island.tsx';
import { CardChooser } from './card-chooser.tsx';

/** Swatches of a card, with what `packCard` wrote of it: as JSON it would be twice as long. */
function CardSwatches({ packed }: { packed: string }) {
  const card = useMemo(() => unpackCard(packed), [packed]);
  return <CardChooser card={card} />;
}

export default island('card-swatches', CardSwatches);
