import type { VariationPlan, VariationTerm } from '../parts/part-kind.ts';
import type { Random } from './random.ts';

/** One mixture of terms: attribute slug and term (null for any), with the multiples of price and weight it makes. */
export type Mixture = {
  readonly terms: readonly (readonly [attribute: string, term: string | null])[];
  readonly dearer: number;
  readonly heavier: number;
};

/** What a variable product is chosen by and in which mixtures it exists. */
export type Choices = {
  readonly attributes: readonly { readonly slug: string; readonly terms: readonly string[] }[];
  readonly mixtures: readonly Mixture[];
};

const most = 24;
const least = 3;
const leftOut = 0.08;

/** An attribute with the terms that take part. */
export type DrawnAxis = { readonly attribute: string; readonly terms: readonly VariationTerm[] };

/** Every mixture of one term of each axis, the last axis changing first. */
export function allMixtures(axes: readonly DrawnAxis[]): Mixture[] {
  let mixtures: Mixture[] = [{ terms: [], dearer: 1, heavier: 1 }];
  for (const { attribute, terms } of axes) {
    mixtures = mixtures.flatMap((mixture) =>
      terms.map(([term, price, weight]) => ({
        terms: [...mixture.terms, [attribute, term] as const],
        dearer: mixture.dearer * price,
        heavier: mixture.heavier * (weight ?? 1),
      })),
    );
  }
  return mixtures;
}

/** Draws the terms of each attribute and leaves a few mixtures out, so that not everything exists; 3 to 24 remain. */
export function drawChoices(plan: VariationPlan, random: Random): Choices {
  const axes = plan.axes.map((axis) => ({
    attribute: axis.attribute,
    terms: random.some(axis.terms, random.whole(axis.least, axis.most)),
  }));
  const all = allMixtures(axes);
  const chosen = all.length > 5 ? all.filter(() => !random.chance(leftOut)) : all;
  const mixtures = (chosen.length < least ? all : chosen).slice(0, most);
  const used = new Set(
    mixtures.flatMap((mixture) => mixture.terms.map(([attribute, term]) => `${attribute} ${term}`)),
  );
  const attributes = axes.map(({ attribute, terms }) => ({
    slug: attribute,
    terms: terms.map(([term]) => term).filter((term) => used.has(`${attribute} ${term}`)),
  }));
  const { any } = plan;
  if (!any) return { attributes, mixtures };
  return {
    attributes: [...attributes, { slug: any.attribute, terms: any.terms }],
    mixtures: mixtures.map((mixture) => ({
      ...mixture,
      terms: [...mixture.terms, [any.attribute, null] as const],
    })),
  };
}

/** One mixture alone, for a simple product of a kind that usually varies. */
export function drawOneMixture(plan: VariationPlan, random: Random): Mixture {
  return random.pick(
    allMixtures(plan.axes.map(({ attribute, terms }) => ({ attribute, terms: [random.pick(terms)] }))),
  );
}
