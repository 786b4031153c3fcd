import type { PageContent } from './page-content.ts';

/** The home page of a shop that has not arranged its own. */
export const startingHome: PageContent = {
  slug: '',
  title: { it: '', en: '' },
  blocks: [
    {
      id: 'hero',
      kind: 'hero',
      version: 1,
      values: {
        title: { it: 'Il ricambio giusto, al primo colpo.', en: 'The right part, first time.' },
        text: {
          it: 'Cerca con il codice che hai in mano, anche quello OE, e controlla subito prezzo e disponibilità.',
          en: 'Search by the number you have in hand, OE numbers included, and see price and stock at once.',
        },
        picture: null,
        search: true,
        linkLabel: { it: '', en: '' },
        linkTo: '',
      },
    },
    { id: 'promises', kind: 'promises', version: 1, values: {} },
    {
      id: 'categories',
      kind: 'categories',
      version: 1,
      values: { title: { it: 'Sfoglia per categoria', en: 'Browse by category' }, parent: null },
    },
    {
      id: 'best-sellers',
      kind: 'products',
      version: 1,
      values: {
        title: { it: 'I più venduti', en: 'Best sellers' },
        rule: 'best-sellers',
        category: null,
        brand: null,
        chosen: [],
        count: 12,
        linkTo: '/shop/?orderby=popularity',
      },
    },
    {
      id: 'on-sale',
      kind: 'products',
      version: 1,
      values: {
        title: { it: 'In offerta', en: 'On offer' },
        rule: 'on-sale',
        category: null,
        brand: null,
        chosen: [],
        count: 12,
        linkTo: '',
      },
    },
  ],
};

/** The same with a picture behind its first words. */
export function startingHomeWith(heroPicture: number): PageContent {
  const [hero, ...others] = startingHome.blocks;
  if (!hero || !('values' in hero) || hero.kind !== 'hero') return startingHome;
  return {
    ...startingHome,
    blocks: [{ ...hero, values: { ...hero.values, picture: heroPicture } }, ...others],
  };
}
