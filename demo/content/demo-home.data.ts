import type { PageContent } from '#site/content/rules/blocks/page-content.ts';
import { startingHomeWith } from '#site/content/rules/blocks/starting-home.data.ts';

/** The home page of the demo shop: that of every new shop, with the brands of its goods. */
export function demoHome(heroPicture: number): PageContent {
  const { blocks, ...page } = startingHomeWith(heroPicture);
  return {
    ...page,
    blocks: [
      ...blocks,
      {
        id: 'brands',
        kind: 'brands',
        version: 1,
        values: { title: { it: 'Le marche in catalogo', en: 'Brands in the catalogue' }, count: 24 },
      },
    ],
  };
}
