import { newBlock, type PageContent } from './page-content.ts';
import { startingHome } from './starting-home.data.ts';

const hero = newBlock('hero', 'hero');
const [opening] = startingHome.blocks;
const products = newBlock('products', 'products');

/** A page with a bit of everything that a look changes: large words, buttons, cards and a form. */
export const lookSample: PageContent = {
  ...startingHome,
  blocks: [
    {
      ...hero,
      values: {
        ...(opening && 'values' in opening ? opening.values : hero.values),
        linkLabel: { it: 'Vai al negozio', en: 'To the shop' },
        linkTo: '/shop/',
      },
    } as typeof hero,
    {
      ...products,
      values: {
        ...products.values,
        title: { it: 'I più venduti', en: 'Best sellers' },
        count: 4,
        linkTo: '/shop/',
      },
    } as typeof products,
    {
      ...newBlock('contactForm', 'form'),
      values: {
        title: { it: 'Scrivici', en: 'Write to us' },
        text: { it: '', en: '' },
        thanks: { it: '', en: '' },
      },
    } as typeof hero,
  ],
};
