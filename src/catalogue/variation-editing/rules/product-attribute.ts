import { z } from 'zod';
import { tidyText } from '#foundation/addresses/rules/fields/tidy-text.ts';
import { LONGEST_OPTION, MOST_ATTRIBUTES, MOST_OPTIONS } from './variation-limits.ts';

// The codes of what is wrong are the messages.

const id = z.int('wrong').positive('wrong').max(2_147_483_647, 'wrong');
const name = z
  .string()
  .transform((text) => tidyText(text.replaceAll('\0', '')))
  .pipe(z.string().min(1, 'missing').max(LONGEST_OPTION, 'too-long'));
/** in the other language; '' for none */
const translatedName = z
  .string()
  .default('')
  .transform((text) => tidyText(text.replaceAll('\0', '')))
  .pipe(z.string().max(LONGEST_OPTION, 'too-long'));
const isUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length;
const shared = {
  /** whether its options make variations */
  forVariations: z.boolean('wrong'),
  /** where in its options the one that is chosen at first stands; null for none */
  preset: z.int('wrong').min(0, 'wrong').nullable(),
};

/** An attribute of the shop with the terms that a product has of it. */
const shopAttribute = z.object({
  kind: z.literal('shop'),
  attributeId: id,
  termIds: z
    .array(id)
    .min(1, 'no-options')
    .max(MOST_OPTIONS, 'too-many')
    .refine((ids) => isUnique(ids), 'wrong'),
  ...shared,
});

/** An attribute of one product alone, new (`attributeId` null) or known, with its options in their order. */
const ownAttribute = z.object({
  kind: z.literal('own'),
  attributeId: id.nullable(),
  name,
  translatedName,
  look: z.enum(['select', 'label', 'color'], 'wrong'),
  options: z
    .array(
      z.object({
        termId: id.nullable(),
        name,
        translatedName,
        color: z
          .string()
          .regex(/^#[0-9a-f]{6}$/, 'wrong')
          .nullable(),
      }),
    )
    .min(1, 'no-options')
    .max(MOST_OPTIONS, 'too-many')
    .refine((all) => isUnique(all.map((one) => one.name.toLocaleLowerCase())), 'twice')
    .refine((all) => isUnique(all.flatMap(({ termId }) => termId ?? [])), 'wrong'),
  ...shared,
});

const productAttribute = z.discriminatedUnion('kind', [shopAttribute, ownAttribute]);
export type ProductAttribute = z.output<typeof productAttribute>;

/** The attributes of a product in their order, as they are posted. */
export const productAttributes = z
  .array(productAttribute)
  .max(MOST_ATTRIBUTES, 'too-many')
  .refine((all) => isUnique(all.flatMap(({ attributeId }) => attributeId ?? [])), 'wrong')
  .refine(
    (all) => isUnique(all.flatMap((one) => (one.kind === 'own' ? one.name.toLocaleLowerCase() : []))),
    'same-name',
  )
  .refine((all) => all.every((one) => (one.preset ?? 0) < optionsOf(one).length), 'wrong');

export const optionsOf = (attribute: ProductAttribute): readonly unknown[] =>
  attribute.kind === 'shop' ? attribute.termIds : attribute.options;

/** What is wrong with attributes: of which one, and of which of its options where it is about one. */
export type AttributeProblem = {
  readonly code: string;
  /** in their order; null for all of them */
  readonly at: number | null;
  readonly option?: string;
  readonly variations?: number;
};

/** Reads posted attributes, or says what is wrong first. */
export function readAttributes(
  posted: unknown,
):
  | { readonly ok: true; readonly attributes: readonly ProductAttribute[] }
  | { readonly ok: false; readonly problem: AttributeProblem } {
  const read = productAttributes.safeParse(posted);
  if (read.success) return { ok: true, attributes: read.data };
  const [issue] = read.error.issues;
  const [at] = issue?.path ?? [];
  return { ok: false, problem: { code: issue?.message ?? 'wrong', at: typeof at === 'number' ? at : null } };
}
