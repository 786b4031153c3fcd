import { z } from 'zod';
import { isLinkTarget, shapeOf } from './block-fields.ts';
import { blockKinds, fieldsOf, isBlockKind } from './block-kinds.ts';
import { emptyText, isUnwritten, type Localized, localized } from './localized.ts';
import {
  everyBlock,
  isColumns,
  isForeign,
  LONGEST_SLUG,
  LONGEST_TITLE,
  MOST_BLOCKS,
  mapColumns,
  type PageBlock,
  type PageContent,
  readBlock,
} from './page-content.ts';

export type PageProblem =
  | 'no-title'
  | 'too-long'
  | 'no-slug'
  | 'bad-slug'
  | 'own-area'
  | 'taken'
  | 'too-many-blocks'
  | 'bad-address'
  | 'bad-value'
  | 'unknown-block';

/** What is wrong with a page, by where: `title`, `slug`, `blocks`, or `{id of the block}.{field}` with places of lists in between. */
export type PageProblems = Readonly<Record<string, PageProblem>>;

type Checked =
  | { readonly ok: true; readonly content: PageContent }
  | { readonly ok: false; readonly problems: PageProblems };

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses of pages of the shop itself, which a page of staff would never be found at. */
const ownAddresses = new Set([
  ...[
    'shop',
    'cart',
    'checkout',
    'my-account',
    'staff',
    'setup',
    'request-quote',
    'withdrawal',
    'order-link',
    'contact-form',
  ],
  ...[
    'product',
    'product-category',
    'product-tag',
    'brand',
    'media',
    'assets',
    'healthz',
    'readyz',
    'metrics',
  ],
  ...['wp-json', 'wp-admin', 'wp-content', 'feed', 'home'],
]);

const posted = z.object({
  slug: z.string().max(1000),
  title: localized(10_000),
  blocks: z.array(z.unknown()),
});

function slugProblem(slug: string): PageProblem | null {
  if (slug === '') return 'no-slug';
  if (slug.length > LONGEST_SLUG) return 'too-long';
  if (!slugPattern.test(slug)) return 'bad-slug';
  return ownAddresses.has(slug) ? 'own-area' : null;
}

function titleProblem(title: Localized): PageProblem | null {
  if (isUnwritten(title)) return 'no-title';
  return title.it.length > LONGEST_TITLE || title.en.length > LONGEST_TITLE ? 'too-long' : null;
}

/** What a schema says of a value, in the words of the editor. */
function problemOf({ code }: z.core.$ZodIssue, value: unknown): PageProblem {
  if (code === 'too_big') return 'too-long';
  return code === 'custom' && typeof value === 'string' && !isLinkTarget(value.trim())
    ? 'bad-address'
    : 'bad-value';
}

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[name] : undefined,
    values,
  );

const outline = z.looseObject({ id: z.string(), kind: z.string(), version: z.int(), values: z.unknown() });

/** What is wrong with the fields of a block that was read as foreign, by their names; none for one that is. */
function problemsOfBlock(raw: unknown): PageProblems {
  const read = outline.safeParse(raw);
  if (!read.success) return {};
  const { id, kind, version, values } = read.data;
  if (!isBlockKind(kind) || version !== blockKinds[kind].version) return {};
  const checked = z.strictObject(shapeOf(fieldsOf(kind))).safeParse(values);
  const issues = checked.success ? [] : checked.error.issues;
  return Object.fromEntries(
    issues.map((issue) => [[id, ...issue.path].join('.'), problemOf(issue, valueAt(values, issue.path))]),
  );
}

/**
 * A page as the editor posts it. Blocks that this version cannot read are taken from `stored`, as they came, by their ids: none comes in
 * anew. The home page (`isHome`) has neither address nor title.
 */
export function checkPage(
  raw: unknown,
  { isHome, stored }: { readonly isHome: boolean; readonly stored: readonly PageBlock[] },
): Checked {
  const read = posted.safeParse(raw);
  if (!read.success) return { ok: false, problems: { blocks: 'bad-value' } };
  const problems: Record<string, PageProblem> = {};
  const trimmed = { it: read.data.title.it.trim(), en: read.data.title.en.trim() };
  const title = isHome ? emptyText : trimmed;
  const slug = isHome ? '' : read.data.slug.trim();
  const note = (where: string, problem: PageProblem | null) => {
    if (problem !== null) problems[where] = problem;
  };
  note('title', isHome ? null : titleProblem(title));
  note('slug', isHome ? null : slugProblem(slug));
  const postedBlocks = read.data.blocks.map((one, at) => readBlock(one, at));
  note('blocks', everyBlock(postedBlocks).length > MOST_BLOCKS ? 'too-many-blocks' : null);
  const known = new Map(
    everyBlock(stored)
      .filter(isForeign)
      .map((block) => [block.id, block]),
  );
  const used = new Set<string>();
  const settle = (block: PageBlock): PageBlock => {
    if (used.has(block.id)) note('blocks', 'bad-value');
    used.add(block.id);
    if (isColumns(block)) return mapColumns(block, settle);
    if (!isForeign(block)) return block;
    const found = problemsOfBlock(block.stored);
    Object.assign(problems, found);
    const before = known.get(block.id);
    if (!before && Object.keys(found).length === 0) note(block.id, 'unknown-block');
    return before ?? block;
  };
  const blocks = postedBlocks.map(settle);
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, content: { slug, title, blocks } };
}
