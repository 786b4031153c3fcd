import { z } from 'zod';

/** The tables of which the demo shop brings rows of its own. */
export const demoTables = [
  'products',
  'categories',
  'brands',
  'tags',
  'attributes',
  'attribute_terms',
  'vehicles',
  'images',
  'price_lists',
  'customer_groups',
  'registration_roles',
  'registration_fields',
  'quote_fields',
  'customers',
  'coupons',
  'offers',
  'conversations',
  'product_tables',
  'stock_locations',
  'stock_receipts',
  'stock_transfers',
  'stock_counts',
] as const;
export type DemoTable = (typeof demoTables)[number];

/** Where the mark of the demo stands among the settings. */
export const demoMarkKey = 'demo_shop';

/**
 * What the demo brought into a shop, written with it. Its rows of a table are those above the first id, up to the second: the database
 * was untouched, and ids only grow. A shop that an earlier version filled does not say it.
 */
export const demoMark = z.object({
  /** 0 in a shop without invented goods */
  products: z.int(),
  made: z.partialRecord(z.enum(demoTables), z.tuple([z.int(), z.int()])).optional(),
  /** the data of the invented firm, by the settings that hold them */
  firm: z.record(z.string(), z.string()).optional(),
  /** pages of text that only the demo has, by slug, with the time of their writing */
  pages: z.record(z.string(), z.string()).optional(),
  /** the removal was asked for, and a job is at it */
  removing: z.object({ at: z.string() }).optional(),
  removed: z.object({ at: z.string() }).optional(),
});
export type DemoMark = z.output<typeof demoMark>;

export const removeDemoPath = '/staff/setup/demo/';

/** What the form of that page carries its nonce for. */
export const removeDemoAction = 'remove-demo';

/** How many of what the removal takes away, as the page says it. */
export const countedKinds = [
  'products',
  'categories',
  'brands',
  'customers',
  'orders',
  'offers',
  'conversations',
  'coupons',
  'images',
] as const;
export type DemoCounts = Readonly<Record<(typeof countedKinds)[number], number>>;

/**
 * How the removal stands. `nothing`: the shop has no invented goods. `unmarked`: an earlier version filled it and did not note what is invented.
 * `not-own`: who asks is the demo's own administrator, or none.
 */
export type DemoRemoval =
  | { readonly state: 'nothing' | 'unmarked' | 'not-own' | 'removing' | 'removed' }
  | { readonly state: 'ready'; readonly counts: DemoCounts };

/** Whether a typed word confirms; capitals and blanks do not matter. */
export const confirmsRemoval = (typed: string, word: string) =>
  typed.trim().toLocaleLowerCase('it') === word.toLocaleLowerCase('it');
