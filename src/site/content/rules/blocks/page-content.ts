import { z } from 'zod';
import { emptyValues, shapeOf } from './block-fields.ts';
import {
  type Block,
  type BlockKind,
  type BlockOf,
  blockKinds,
  columnCounts,
  fieldsOf,
  isBlockKind,
} from './block-kinds.ts';
import { emptyText, type Localized, localized } from './localized.ts';

/**
 * A block that this version of the shop cannot read: of a kind that it does not know, of a newer version, or damaged. It is stored as it came,
 * shoppers do not see it, staff may move or delete it.
 */
export type ForeignBlock = {
  readonly id: string;
  readonly foreign: { readonly kind: string; readonly version: number | null };
  readonly stored: unknown;
};

export type PageBlock = Block | ForeignBlock;

export const isForeign = (block: PageBlock): block is ForeignBlock => 'foreign' in block;

/** A block of columns, with what stands in each. */
export type ColumnsBlock = BlockOf<'blockColumns'>;
export const isColumns = (block: PageBlock): block is ColumnsBlock =>
  !isForeign(block) && block.kind === 'blockColumns';

/** The blocks within a block, by column; other kinds have none. */
export const columnsOf = (block: PageBlock): readonly (readonly PageBlock[])[] =>
  isColumns(block) ? (block.values.columns as readonly (readonly PageBlock[])[]) : [];

/** A block of columns with other blocks in them. */
export const withColumns = (
  block: ColumnsBlock,
  columns: readonly (readonly PageBlock[])[],
): ColumnsBlock => ({ ...block, values: { ...block.values, columns } });

/** A block of columns with each block in them as `update` makes it. */
export const mapColumns = (block: ColumnsBlock, update: (inner: PageBlock) => PageBlock): ColumnsBlock =>
  withColumns(
    block,
    columnsOf(block).map((column) => column.map(update)),
  );

/** All blocks of a page from top to bottom, each before those within it. */
export const everyBlock = (blocks: readonly PageBlock[]): readonly PageBlock[] =>
  blocks.flatMap((block) => [block, ...columnsOf(block).flat()]);

/** What a page says: its address below the shop ('' of the home page), its title and its blocks from top to bottom. */
export type PageContent = {
  readonly slug: string;
  readonly title: Localized;
  readonly blocks: readonly PageBlock[];
};

/** Those within columns count as well. */
export const MOST_BLOCKS = 60;
export const LONGEST_TITLE = 160;
export const LONGEST_SLUG = 80;

const blockId = z.string().regex(/^[\w-]{1,40}$/);
const outline = z.looseObject({ id: blockId, kind: z.string().max(60), version: z.int() });

const valuesSchemas = new Map<BlockKind, z.ZodType>();

function valuesSchema(kind: BlockKind): z.ZodType {
  const known = valuesSchemas.get(kind);
  if (known) return known;
  const made = z.strictObject(shapeOf(fieldsOf(kind)));
  valuesSchemas.set(kind, made);
  return made;
}

/**
 * A block as it is stored. Whatever cannot be read is foreign, with an id by its place in the page where it has none; so are columns within
 * a column.
 */
export function readBlock(
  stored: unknown,
  place: number | string,
  within: 'page' | 'column' = 'page',
): PageBlock {
  const read = outline.safeParse(stored);
  if (!read.success) return { id: `unread-${place}`, foreign: { kind: '', version: null }, stored };
  const { id, kind, version } = read.data;
  const foreign: ForeignBlock = { id, foreign: { kind, version }, stored };
  if (!isBlockKind(kind) || version !== blockKinds[kind].version) return foreign;
  const values = valuesSchema(kind).safeParse(read.data.values);
  if (!values.success) return foreign;
  const block = { id, kind, version, values: values.data } as Block;
  if (!isColumns(block)) return block;
  const { layout, columns } = block.values;
  if (within === 'column' || columns.length !== columnCounts[layout]) return foreign;
  return withColumns(
    block,
    columns.map((column, number) =>
      column.map((inner, at) => readBlock(inner, `${place}-${number}-${at}`, 'column')),
    ),
  );
}

const contentSchema = z.object({
  slug: z.string().max(LONGEST_SLUG),
  title: localized(LONGEST_TITLE),
  blocks: z.array(z.unknown()).max(MOST_BLOCKS),
});

/** A page as it is stored; null for what is none. */
export function readPageContent(stored: unknown): PageContent | null {
  const read = contentSchema.safeParse(stored);
  return read.success
    ? { ...read.data, blocks: read.data.blocks.map((one, at) => readBlock(one, at)) }
    : null;
}

/** A page as it is written down: foreign blocks as they came. */
export const storedContent = ({ slug, title, blocks }: PageContent) => ({
  slug,
  title,
  blocks: blocks.map(storedBlock),
});

function storedBlock(block: PageBlock): unknown {
  if (isForeign(block)) return block.stored;
  if (!isColumns(block)) return block;
  const columns = columnsOf(block).map((column) => column.map(storedBlock));
  return { ...block, values: { ...block.values, columns } };
}

/** A new block of a kind. */
export const newBlock = (kind: BlockKind, id: string): Block =>
  ({ id, kind, version: blockKinds[kind].version, values: emptyValues(fieldsOf(kind)) }) as Block;

export const emptyPage: PageContent = { slug: '', title: emptyText, blocks: [] };

/** A text of one piece of markup as a page of blocks. */
export const pageOfText = (page: { slug: string; title: Localized; html: Localized }): PageContent => ({
  slug: page.slug,
  title: page.title,
  blocks: [{ id: 'text', kind: 'text', version: 1, values: { html: page.html } }],
});
