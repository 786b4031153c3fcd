import { sql } from 'kysely';
import {
  type ProductChoices,
  readProductChoices,
} from '#catalogue/product-editing/server/read-product-choices.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import type { BulkEdit, BulkGoods, BulkPreview, LeftItem } from '../rules/bulk-edit.ts';
import { actionsInWords } from './actions-in-words.ts';
import { previewBulkEdit } from './preview-bulk-edit.ts';
import { BULK_EDITS_PER_PAGE, findBulkEdit, listBulkEdits, type StoredBulkEdit } from './stored-bulk-edit.ts';

/** A bulk edit as its page shows it. */
export type ShownBulkEdit = {
  readonly edit: BulkEdit;
  readonly form: PostedForm;
  /** what it does, in sentences */
  readonly actions: readonly string[];
  /** of one that has not begun, once its form was posted */
  readonly preview: BulkPreview | null;
  readonly choices: ProductChoices;
  readonly may: { readonly prices: boolean; readonly stock: boolean };
  /** the first items that were refused, or not wholly restored */
  readonly refused: readonly LeftItem[];
  readonly conflicts: readonly LeftItem[];
};

const LEFT_SHOWN = 200;

const plain = ({ form: _, actions: __, personId: ___, position: ____, ...edit }: StoredBulkEdit): BulkEdit =>
  edit;

/** A bulk edit with what its page shows; null where there is none. */
export async function readBulkEdit(
  ctx: RequestContext,
  { id, goods }: { readonly id: number; readonly goods: BulkGoods },
): Promise<ShownBulkEdit | null> {
  const stored = await findBulkEdit(ctx.db, id);
  if (stored?.goods !== goods) return null;
  const isDraft = stored.state === 'draft';
  const [choices, [actions = []], preview, left] = await Promise.all([
    readProductChoices(ctx),
    actionsInWords(ctx, [stored.actions]),
    isDraft && stored.actions ? previewBulkEdit(ctx, id, stored.actions) : null,
    isDraft ? [] : readLeft(ctx, id),
  ]);
  return {
    edit: plain(stored),
    form: stored.form,
    actions,
    preview,
    choices,
    may: { prices: mayStaff(ctx.visitor.person, 'prices'), stock: mayStaff(ctx.visitor.person, 'stock') },
    refused: left.filter((one) => one.code !== 'changed-since'),
    conflicts: left.filter((one) => one.code === 'changed-since'),
  };
}

async function readLeft({ db }: Pick<RequestContext, 'db'>, id: number): Promise<readonly LeftItem[]> {
  const { rows } = await sql<{
    id: number;
    product_id: number | null;
    name: string | null;
    sku: string | null;
    problem: string | null;
    conflicts: string[] | null;
  }>`
    select i.item_id as id, coalesce(p.parent_id, p.id) as product_id, coalesce(p.name, i.name) as name, coalesce(p.sku, i.sku) as sku, i.problem, i.conflicts
    from bulk_edit_items i left join products p on p.id = i.item_id
    where i.bulk_edit_id = ${id} and (i.problem is not null or i.conflicts is not null)
    order by i.item_id limit ${LEFT_SHOWN}`.execute(db);
  return rows.flatMap((row) => {
    const item = { id: row.id, productId: row.product_id, name: row.name ?? `#${row.id}`, sku: row.sku };
    const [field = '', code = ''] = row.problem?.split(' ') ?? [];
    const isField = code !== 'gone' && code !== 'not-there';
    return [
      ...(row.problem ? [{ ...item, field: isField ? (field as LeftItem['field']) : null, code }] : []),
      ...(row.conflicts ?? []).map((lost) => ({
        ...item,
        field: lost === 'gone' ? null : (lost as LeftItem['field']),
        code: 'changed-since',
      })),
    ];
  });
}

export type BulkEditList = {
  readonly goods: BulkGoods;
  readonly rows: readonly (BulkEdit & { readonly actions: readonly string[] })[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/** A page of the bulk edits that were started, the newest first; null beyond the last one. */
export async function readBulkEdits(
  ctx: RequestContext,
  { goods, page }: { readonly goods: BulkGoods; readonly page: number },
): Promise<BulkEditList | null> {
  const [{ total }, rows] = await Promise.all([
    ctx.db
      .selectFrom('bulk_edits')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('goods', '=', goods)
      .where('state', '<>', 'draft')
      .executeTakeFirstOrThrow(),
    listBulkEdits(ctx.db, { goods, page }),
  ]);
  const pages = Math.max(1, Math.ceil(Number(total) / BULK_EDITS_PER_PAGE));
  if (page > pages) return null;
  const words = await actionsInWords(
    ctx,
    rows.map(({ actions }) => actions),
  );
  return {
    goods,
    rows: rows.map((row, at) => ({ ...plain(row), actions: words[at] ?? [] })),
    total: Number(total),
    page,
    pages,
  };
}
