import { id, line, paragraph } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { listQuery, type QueryOf, wordsFilter } from '#foundation/records/rules/list-query.ts';
import { LONGEST_SLUG, slugOf } from './slug.ts';

/** What products are grouped by without a tree: the sections of the staff area that list them. */
export const groupingSections = ['tags', 'brands', 'shipping-classes'] as const;
export type GroupingSection = (typeof groupingSections)[number];

/** What the forms of the staff pages of a section carry their nonce for. */
export const groupingAction = (section: GroupingSection) => `staff-${section}`;

const filters = { words: wordsFilter() };
export const groupingLists = {
  tags: listQuery('tags', filters),
  brands: listQuery('brands', filters),
  'shipping-classes': listQuery('shipping-classes', filters),
} as const;
export type GroupingQuery = QueryOf<typeof filters>;

export const LONGEST_GROUPING_NAME = 100;
export const LONGEST_GROUPING_DESCRIPTION = 5000;

/** The form of a tag, brand or shipping class; `slug` is '' where one is to be made of the name; brands alone have a description and a picture. */
export const groupingForm = formSchema(
  {
    name: line({ required: 'no-name', most: LONGEST_GROUPING_NAME }),
    slug: line({ most: LONGEST_SLUG, tooLong: 'bad-slug' }),
    description: paragraph({ most: LONGEST_GROUPING_DESCRIPTION, tooLong: 'long-description' }),
    imageId: id(),
  },
  ({ slug }) => ({ slug: slug !== '' && slugOf(slug) === '' && 'bad-slug' }),
  (values) => ({ ...values, slug: slugOf(values.slug) }),
);
export type GroupingDraft = DraftOf<typeof groupingForm>;

/** The form that merges one into another, or deletes it: what gets its products. */
export const endForm = formSchema({ into: id() });

export type GroupingProblem = ProblemOf<typeof groupingForm> | 'taken' | 'no-such-picture' | 'no-destination';
export type GroupingProblems = Readonly<Partial<Record<keyof GroupingDraft | 'into', GroupingProblem>>>;

/** What has just been done, as the query of an address says after a form was posted. */
const dones = ['merged', 'removed'] as const;
export type RecordDone = (typeof dones)[number];
export const readRecordDone = (address: { get(name: string): string | null }): RecordDone | null =>
  dones.find((done) => done === address.get('done')) ?? null;

/** A cost of a shipping method for a class of its own. */
export type ClassCost = {
  readonly zoneId: number;
  readonly zone: string;
  readonly title: string;
  readonly cents: number;
};

/** What names a tag, brand or shipping class. */
export type GroupingUses = {
  readonly products: number;
  /** product tables that show it */
  readonly tables: number;
  /** discounts of price lists */
  readonly percentages: number;
  readonly costs: readonly ClassCost[];
};

/** Whether something ends with a destination alone: a table or a discount whose last brand disappears would hold for everything. */
export const needsDestination = ({ tables, percentages }: Pick<GroupingUses, 'tables' | 'percentages'>) =>
  tables + percentages > 0;
