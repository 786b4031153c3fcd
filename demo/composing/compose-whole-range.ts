import { brands } from '../catalogue/brands.data.ts';
import type { PartKind } from '../parts/part-kind.ts';
import { tyreParts, tyreSizes } from '../parts/tyres.data.ts';
import { composeItem, itemTerms } from './compose-item.ts';
import { allMixtures, type Mixture } from './compose-variations.ts';
import type { DemoProduct } from './demo-product.ts';
import { demoToday } from './demo-today.ts';
import { describeProduct } from './describe-product.ts';
import { randomOf } from './random.ts';
import { slugify } from './slugify.ts';

/** At this place in the demo shop stands a tyre in 2,000 variations: more than any page embeds (VAR-27). */
export const wholeRangeIndex = 107;

const seed = 20_261_108;
const monthAgo = 30 * 24 * 60 * 60 * 1000;

const axes = [
  { attribute: 'misura-pneumatico', terms: tyreSizes },
  {
    attribute: 'indice-carico',
    terms: [
      ['82', 1],
      ['87', 1.02],
      ['91', 1.04],
      ['95', 1.07],
      ['99', 1.1],
    ],
  },
  {
    attribute: 'indice-velocita',
    terms: [
      ['T', 1],
      ['H', 1.03],
      ['V', 1.08],
      ['W', 1.14],
    ],
  },
  {
    attribute: 'stagione',
    terms: [
      ['Estivo', 1],
      ['Invernale', 1.12],
      ['Quattro stagioni', 1.08],
    ],
  },
  {
    attribute: 'struttura',
    terms: [
      ['Normale', 1],
      ['Rinforzata XL', 1.09, 1.06],
    ],
  },
] as const;

// No maker offers a summer tyre for slow cars, nor a winter tyre for the fastest.
const exists = ({ terms }: Mixture): boolean => {
  const chosen = Object.fromEntries(terms);
  const { 'indice-velocita': speed, stagione } = chosen;
  return !(stagione === 'Estivo' && speed === 'T') && !(stagione === 'Invernale' && speed === 'W');
};

function kindOfAll(): PartKind {
  const [summer] = tyreParts;
  if (!summer) throw new RangeError('no tyres in the demo data');
  return {
    ...summer,
    key: 'gamma-pneumatici',
    name: 'Pneumatico',
    category: 'pneumatici',
    short: ['Tutta la gamma: misura, carico, velocità, stagione e struttura a scelta.'],
  };
}

/** The tyre in all its sizes, loads, speeds, seasons and structures. */
export function composeWholeRange(): DemoProduct {
  const random = randomOf(seed, wholeRangeIndex);
  const kind = kindOfAll();
  const brand = brands.find(({ slug }) => slug === kind.brands[0]);
  if (!brand) throw new RangeError('no tyre brand in the demo data');
  const [series = ''] = brand.series;
  const name = `${kind.name} ${brand.name} ${series}, gamma completa`;
  const sku = `${brand.code}-GAMMA`;
  const terms = { ...itemTerms(kind, random, 0.5), discount: null, backorders: 'no' as const };
  return {
    kind,
    brand,
    name,
    english: `Tyre ${brand.name} ${series}, complete range`,
    slug: slugify(`${name} ${sku}`),
    sku,
    ...describeProduct({ kind, brand, series, car: null, reconditioned: false }, random),
    variant: 0,
    attributes: axes.map(({ attribute, terms: values }) => ({
      slug: attribute,
      terms: values.map(([term]) => term),
      forVariations: true,
      preset: null,
    })),
    tags: [],
    vehicles: [],
    oeNumbers: [],
    soldIndividually: false,
    minQuantity: 1,
    maxQuantity: null,
    step: 1,
    featured: false,
    totalSales: 0,
    publishedAt: new Date(demoToday.getTime() - monthAgo),
    reviews: [],
    type: 'variable',
    variations: allMixtures(axes)
      .filter(exists)
      .map((mixture, at) => ({
        ...composeItem(kind, terms, random, { sku: `${sku}-${String(at + 1).padStart(4, '0')}`, ...mixture }),
        name: `${name} – ${mixture.terms.map(([, term]) => term).join(', ')}`,
        variant: random.pick([0, 1, 2] as const),
        terms: mixture.terms,
      })),
  };
}
