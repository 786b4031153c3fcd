import { brands, type DemoBrand } from '../catalogue/brands.data.ts';
import type { TagSlug } from '../catalogue/tags.data.ts';
import { nameInEnglish } from '../english/name-in-english.ts';
import { allParts } from '../parts/all-parts.ts';
import type { PartKind } from '../parts/part-kind.ts';
import { composeItem, type ItemTerms, itemTerms } from './compose-item.ts';
import { composeReviews } from './compose-reviews.ts';
import { type Choices, drawChoices, drawOneMixture, type Mixture } from './compose-variations.ts';
import { composeWholeRange, wholeRangeIndex } from './compose-whole-range.ts';
import type { DemoItem, DemoProduct, DemoVariation } from './demo-product.ts';
import { demoToday } from './demo-today.ts';
import { describeProduct } from './describe-product.ts';
import { drawFitments } from './draw-fitments.ts';
import { nameProduct, sayTerm } from './name-product.ts';
import { type Random, randomOf } from './random.ts';
import { slugify } from './slugify.ts';
import { typeNumber } from './type-number.ts';

const seed = 20_261_101;
const day = 24 * 60 * 60 * 1000;
const threeYears = 3 * 365;
const newFor = 60;

const brandBySlug = new Map(brands.map((brand) => [brand.slug, brand]));
const totalWeight = allParts.reduce((sum, kind) => sum + kind.weight, 0);
const sportyLines = new Set(['Sport', 'Race', 'Pista', 'Serie R']);

function drawKind(random: Random): PartKind {
  let left = random.next() * totalWeight;
  for (const kind of allParts) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  throw new RangeError('weights do not add up');
}

// Scatters the index over six digits without ever meeting the same number twice.
const codeNumber = (index: number) => String((index * 7919 + 104_729) % 999_983).padStart(6, '0');

function drawTraits(kind: PartKind, rank: number, random: Random): [string, string][] {
  return Object.entries(kind.traits ?? {}).map(([attribute, terms]) => {
    const together = terms[Math.min(terms.length - 1, Math.floor(rank * terms.length))];
    return [attribute, kind.traitsRiseTogether && together !== undefined ? together : random.pick(terms)];
  });
}

// Traits are said in the order of `inName`: `posteriore lato sinistro`.
const asNamed = (kind: PartKind) => (one: [string, string], other: [string, string]) =>
  (kind.inName?.indexOf(one[0]) ?? 0) - (kind.inName?.indexOf(other[0]) ?? 0);

function drawTags(
  input: { kind: PartKind; series: string; reduced: boolean; age: number; reconditioned: boolean },
  random: Random,
): TagSlug[] {
  return [
    ...(input.reduced ? (['offerta'] as const) : []),
    ...(input.age < newFor ? (['novita'] as const) : []),
    ...(input.reconditioned ? (['ricondizionato'] as const) : []),
    ...(sportyLines.has(input.series) ? (['sportivo'] as const) : []),
    ...(input.kind.tag ? [input.kind.tag] : []),
    ...(random.chance(0.08) ? (['scelto-dalle-officine'] as const) : []),
  ];
}

function composeVariations(
  input: { kind: PartKind; terms: ItemTerms; choices: Choices; name: string; sku: string },
  random: Random,
): DemoVariation[] {
  return input.choices.mixtures.map((mixture, at) => {
    const sku = `${input.sku}-${String(at + 1).padStart(2, '0')}`;
    const said = mixture.terms.flatMap(([attribute, term]) =>
      term === null ? [] : [sayTerm(attribute, term)],
    );
    return {
      ...composeItem(input.kind, input.terms, random, { sku, ...mixture }),
      name: `${input.name} – ${said.join(', ')}`,
      variant: random.pick([0, 1, 2] as const),
      terms: mixture.terms,
    };
  });
}

function drawPlan(kind: PartKind, random: Random): { choices: Choices | null; mixture: Mixture | null } {
  if (!kind.variations) return { choices: null, mixture: null };
  return random.chance(kind.variations.share)
    ? { choices: drawChoices(kind.variations, random), mixture: null }
    : { choices: null, mixture: drawOneMixture(kind.variations, random) };
}

/** The product of an index: always the same one, however many others there are. */
export function composeProduct(index: number): DemoProduct {
  if (index === wholeRangeIndex) return composeWholeRange();
  const random = randomOf(seed, index);
  const kind = drawKind(random);
  const brand = brandOf(random.pick(kind.brands));
  const series = random.pick(brand.series);
  const rank = random.next();
  const reconditioned = kind.reconditioned !== undefined && random.chance(0.35);
  const fitting = kind.fits === 'none' ? null : drawFitments(random, kind.fuel ?? null);
  const first = kind.fits === 'named' ? fitting?.vehicles[0] : undefined;
  const car = first ? `${first[0]} ${first[1]}` : null;
  const { choices, mixture } = drawPlan(kind, random);
  const traits = drawTraits(kind, rank, random);
  const own = [...traits, ...(mixture?.terms ?? [])];
  const named = {
    part: kind.name,
    terms: [
      ...traits.filter(([attribute]) => kind.inName?.includes(attribute)).toSorted(asNamed(kind)),
      ...(mixture?.terms ?? []),
    ],
    condition: reconditioned ? (kind.reconditioned ?? null) : null,
    brand: brand.name,
    series,
    car,
  };
  const name = nameProduct({ ...named, type: typeNumber(index) });
  const sku = `${brand.code}-${codeNumber(index)}`;
  const terms = itemTerms(kind, random, rank);
  const made = {
    sku,
    dearer: (mixture?.dearer ?? 1) * (reconditioned ? 0.7 : 1),
    heavier: mixture?.heavier ?? 1,
  };
  const content: { type: 'simple'; item: DemoItem } | { type: 'variable'; variations: DemoVariation[] } =
    choices
      ? { type: 'variable', variations: composeVariations({ kind, terms, choices, name, sku }, random) }
      : { type: 'simple', item: composeItem(kind, terms, random, made) };
  const items = content.type === 'simple' ? [content.item] : content.variations;
  const age = random.next() * threeYears;
  const publishedAt = new Date(demoToday.getTime() - Math.floor((age * day) / 1000) * 1000);
  const inSets = kind.inSetsOf !== undefined && random.chance(0.3) ? kind.inSetsOf : 1;
  const presetFrom = choices && random.chance(0.4) ? choices.mixtures[0] : undefined;
  const soldIndividually = kind.alone === true && random.chance(0.25);
  return {
    kind,
    brand,
    name,
    english: nameInEnglish({
      ...named,
      kind: kind.key,
      isReconditioned: reconditioned,
      type: typeNumber(index),
    }),
    // The code tells addresses apart.
    slug: slugify(`${nameProduct({ ...named, type: null })} ${sku}`),
    sku,
    ...describeProduct({ kind, brand, series, car, reconditioned }, random),
    variant: random.pick([0, 1, 2] as const),
    attributes: [
      ...(choices?.attributes ?? []).map((attribute) => ({
        ...attribute,
        forVariations: true,
        preset: presetFrom?.terms.find(([slug]) => slug === attribute.slug)?.[1] ?? null,
      })),
      ...own
        .filter((entry): entry is [string, string] => entry[1] !== null)
        .filter(([slug]) => !choices?.attributes.some((attribute) => attribute.slug === slug))
        .map(([slug, term]) => ({ slug, terms: [term], forVariations: false, preset: null })),
    ],
    tags: drawTags(
      { kind, series, reduced: items.some((item) => item.sale !== null), age, reconditioned },
      random,
    ),
    vehicles: fitting?.vehicles ?? [],
    oeNumbers: kind.fits === 'named' ? (fitting?.oeNumbers ?? []) : [],
    soldIndividually,
    minQuantity: inSets,
    maxQuantity: !soldIndividually && random.chance(0.03) ? inSets * 12 : null,
    step: inSets,
    featured: random.chance(0.02),
    totalSales: Math.floor(1800 * random.next() ** 7),
    publishedAt,
    reviews: composeReviews(kind.use, publishedAt, random),
    ...content,
  };
}

function brandOf(slug: string): DemoBrand {
  const brand = brandBySlug.get(slug);
  if (!brand) throw new RangeError(`no such brand: ${slug}`);
  return brand;
}
