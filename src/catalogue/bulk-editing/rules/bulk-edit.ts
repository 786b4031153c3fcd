import type { ProductState } from '#catalogue/product-editing/rules/product-list.ts';
import type { ProductField } from '#catalogue/product-editing/rules/product-schema.ts';

export const bulkStates = ['draft', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];

/** What can be asked of a bulk edit in each state. */
export const bulkCommands = {
  draft: ['start'],
  running: ['stop'],
  stopped: ['resume', 'undo'],
  done: ['undo'],
  undoing: [],
  undone: [],
} as const satisfies Readonly<Record<BulkState, readonly string[]>>;
export type BulkCommand = (typeof bulkCommands)[BulkState][number];

/** The state that a command leads to; null where the bulk edit cannot do it. */
export function stateAfter(state: BulkState, command: string): BulkState | null {
  if (!(bulkCommands[state] as readonly string[]).includes(command)) return null;
  return ({ start: 'running', resume: 'running', stop: 'stopped', undo: 'undoing' } as const)[
    command as BulkCommand
  ];
}

/** What was chosen: products of their list, which bring their variations, or single articles of the stock list. */
export const bulkGoods = ['products', 'articles'] as const;
export type BulkGoods = (typeof bulkGoods)[number];

/** Where the bulk edits of such goods are listed; each one stands below by its number. */
export const bulkPaths = {
  products: '/staff/products/bulk/',
  articles: '/staff/stock/bulk/',
} as const satisfies Readonly<Record<BulkGoods, string>>;

export type BulkEdit = {
  readonly id: number;
  readonly goods: BulkGoods;
  readonly state: BulkState;
  /** null where products were chosen one by one */
  readonly query: string | null;
  readonly person: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly products: number;
  /** products and variations */
  readonly items: number;
  readonly processed: number;
  readonly changed: number;
  readonly refused: number;
  readonly restored: number;
  readonly conflicts: number;
};

/** An item that was refused, or of which fields were not restored. */
export type LeftItem = {
  readonly id: number;
  /** the product of a variation; null for what is gone */
  readonly productId: number | null;
  readonly name: string;
  readonly sku: string | null;
  readonly field: ProductField | 'stock' | 'trash' | null;
  readonly code: string;
};

/** One of the products of a preview. */
export type PreviewRow = {
  /** the product, of a variation the one that it belongs to */
  readonly id: number;
  readonly itemId: number;
  readonly name: string;
  readonly sku: string | null;
  readonly fields: readonly { readonly field: ProductField; readonly from: unknown; readonly to: unknown }[];
  /** null where it stays in the trash, or out of it */
  readonly state: { readonly from: ProductState; readonly to: ProductState } | null;
  /** null where the stock stays */
  readonly stock: { readonly from: number; readonly to: number } | null;
};

export type BulkPreview = {
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly rows: readonly PreviewRow[];
  readonly refusals: readonly LeftItem[];
};

export const PREVIEW_ROWS = 20;
