import { id, line, paragraph } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { LONGEST_SLUG, slugOf } from './slug.ts';

/** What the forms of the staff pages of categories carry their nonce for. */
export const staffCategoriesAction = 'staff-categories';

export const LONGEST_NAME = 100;
/** With its markup. */
export const LONGEST_DESCRIPTION = 20_000;

/** The form of a category; `slug` is '' where one is to be made of the name, translations are '' where there are none. */
export const categoryForm = formSchema(
  {
    name: line({ required: 'no-name', most: LONGEST_NAME }),
    slug: line({ most: LONGEST_SLUG, tooLong: 'bad-slug' }),
    parentId: id(),
    description: paragraph({ most: LONGEST_DESCRIPTION, tooLong: 'long-description' }),
    translatedName: line({ most: LONGEST_NAME, tooLong: 'long-name' }),
    imageId: id(),
    translatedDescription: paragraph({ most: LONGEST_DESCRIPTION, tooLong: 'long-description' }),
  },
  ({ slug }) => ({ slug: slug !== '' && slugOf(slug) === '' && 'bad-slug' }),
  (values) => ({ ...values, slug: slugOf(values.slug) }),
);

export type CategoryDraft = DraftOf<typeof categoryForm>;

/** Where what belongs to a category goes when it ends: products and rules to `into`, the categories below it to `childrenTo`. */
export const categoryEndForm = formSchema({ into: id(), childrenTo: id() });

export type CategoryProblem =
  | ProblemOf<typeof categoryForm>
  | 'taken'
  | 'no-such-picture'
  | 'no-such-parent'
  | 'below-itself'
  | 'no-destination'
  | 'within-itself';
export type CategoryProblems = Readonly<
  Partial<Record<keyof CategoryDraft | 'into' | 'childrenTo', CategoryProblem>>
>;

/** What has just been done, as the query of an address says after a form was posted. */
const dones = ['created', 'merged', 'removed'] as const;
export type CategoryDone = (typeof dones)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export const readCategoryDone = (address: { get(name: string): string | null }): CategoryDone | null =>
  dones.find((done) => done === address.get('done')) ?? null;

export const categoriesPath = '/staff/categories/';
export const categoryEditPath = (categoryId: number) => `${categoriesPath}${categoryId}/`;
