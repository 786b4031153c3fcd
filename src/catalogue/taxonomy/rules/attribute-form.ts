import { choice, id, line, lineThat } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { LONGEST_SLUG, slugOf } from './slug.ts';

/** What the forms of the staff pages of attributes carry their nonce for. */
export const staffAttributesAction = 'staff-attributes';

export const LONGEST_ATTRIBUTE_NAME = 100;

/** How the terms of an attribute are offered: a list, labels, colours, pictures. */
export const attributeTypes = ['select', 'label', 'color', 'image'] as const;
export type AttributeType = (typeof attributeTypes)[number];

const names = {
  name: line({ required: 'no-name', most: LONGEST_ATTRIBUTE_NAME }),
  /** counts for something new alone: filters and carts name it */
  slug: line({ most: LONGEST_SLUG, tooLong: 'bad-slug' }),
  translatedName: line({ most: LONGEST_ATTRIBUTE_NAME, tooLong: 'long-name' }),
} as const;
const badSlug = ({ slug }: { readonly slug: string }) => ({
  slug: slug !== '' && slugOf(slug) === '' && ('bad-slug' as const),
});
const withSlug = <Values extends { readonly slug: string }>(values: Values): Values => ({
  ...values,
  slug: slugOf(values.slug),
});

/** The form of an attribute. */
export const attributeForm = formSchema(
  { ...names, type: choice(attributeTypes, 'no-type') },
  badSlug,
  withSlug,
);
export type AttributeDraft = DraftOf<typeof attributeForm>;

/** The form of a term; `color` is `#rrggbb` or ''. */
export const termForm = formSchema(
  {
    ...names,
    imageId: id(),
    color: lineThat((value) => /^#[0-9a-f]{6}$/i.test(value), 'bad-color'),
  },
  badSlug,
  (values) => ({ ...withSlug(values), color: values.color.toLowerCase() }),
);
export type TermDraft = DraftOf<typeof termForm>;

export type AttributeProblem = ProblemOf<typeof attributeForm> | 'taken';
export type AttributeProblems = Readonly<Partial<Record<keyof AttributeDraft, AttributeProblem>>>;

/** Variations that a merge would make the same: their names. */
export type TermClash = { readonly code: 'same-variations'; readonly names: readonly string[] };
export type TermProblem =
  | ProblemOf<typeof termForm>
  | 'taken'
  | 'no-such-picture'
  | 'no-destination'
  | TermClash;
export type TermProblems = Readonly<Partial<Record<keyof TermDraft | 'into', TermProblem>>>;

export const attributesPath = '/staff/attributes/';
export const attributePath = (id: number) => `${attributesPath}${id}/`;
export const termsSection = (attributeId: number) => `attributes/${attributeId}/terms`;
export const termPath = (attributeId: number, id: number | 'new') =>
  `/staff/${termsSection(attributeId)}/${id}/`;
