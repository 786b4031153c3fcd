import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Receipt, ReceiptEntry, ReceiptLine } from '../../../rules/receipts/receipt.ts';
import { variationChoices } from '../../variation-choices.ts';

type Row = {
  readonly id: number;
  readonly supplier: string;
  readonly document: string;
  readonly document_on: string;
  readonly note: string;
  readonly location_id: number | null;
  readonly version: number;
  readonly created_at: Date;
  readonly created_by: string;
  readonly posted_at: Date | null;
  readonly posted_by: string;
  readonly lines: number;
  readonly pieces: number;
  readonly value: number;
};

const receiptColumns = sql`r.*, l.lines, l.pieces, l.value from page r cross join lateral (
  select count(*)::int as lines, coalesce(sum(quantity), 0)::int as pieces,
    coalesce(sum(quantity::bigint * unit_cost_cents), 0)::float8 as value
  from stock_receipt_lines where receipt_id = r.id) l order by r.posted_at is not null, r.id desc`;

export const receiptsPerPage = 50;

/** A page of receipts, drafts first and then the newest; null for a page behind the last one. */
export async function listReceipts(
  { db }: Pick<RequestContext, 'db'>,
  page: number,
): Promise<{
  readonly receipts: readonly ReceiptEntry[];
  readonly page: number;
  readonly pages: number;
} | null> {
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*)::int as count from stock_receipts`.execute(db);
  const pages = Math.max(1, Math.ceil((counted[0]?.count ?? 0) / receiptsPerPage));
  if (page > pages) return null;
  const { rows } = await sql<Row>`
    with page as (select * from stock_receipts order by posted_at is not null, id desc
      limit ${receiptsPerPage} offset ${(page - 1) * receiptsPerPage})
    select ${receiptColumns}`.execute(db);
  return { receipts: rows.map(entryFrom), page, pages };
}

/** A receipt with its lines; null where there is none. */
export async function readReceipt({ db }: Pick<RequestContext, 'db'>, id: number): Promise<Receipt | null> {
  const [receipts, lines] = await Promise.all([
    sql<Row>`with page as (select * from stock_receipts where id = ${id}) select ${receiptColumns}`.execute(
      db,
    ),
    sql<ReceiptLine>`
      select p.id, coalesce(parent.name, p.name) as name, p.sku, l.quantity, l.unit_cost_cents as "unitCost",
        ${variationChoices(sql`p.id`)} as choices,
        (select m.unit_cost_cents from stock_movements m
          where m.product_id = p.id and m.average_cost is not null and m.unit_cost_cents is not null
          order by m.id desc limit 1) as "lastCost"
      from stock_receipt_lines l join products p on p.id = l.product_id left join products parent on parent.id = p.parent_id
      where l.receipt_id = ${id} order by l.id`.execute(db),
  ]);
  const [row] = receipts.rows;
  return row ? { ...entryFrom(row), version: row.version, rows: lines.rows } : null;
}

const MAX_SUPPLIERS = 500;

/** The names of suppliers, for filling in: those that delivered last come first. Each is found by one step along the index. */
export async function readSuppliers({ db }: Pick<RequestContext, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ supplier: string }>`
    with recursive known as (
      (select supplier, id from stock_receipts order by supplier desc, id desc limit 1)
      union all
      select next.supplier, next.id from known k cross join lateral (
        select r.supplier, r.id from stock_receipts r where r.supplier < k.supplier
        order by r.supplier desc, r.id desc limit 1) next
    )
    select supplier from known order by id desc limit ${MAX_SUPPLIERS}`.execute(db);
  return rows.map(({ supplier }) => supplier);
}

const entryFrom = (row: Row): ReceiptEntry => ({
  id: row.id,
  supplier: row.supplier,
  document: row.document,
  documentOn: row.document_on,
  note: row.note,
  locationId: row.location_id,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  postedAt: row.posted_at?.toISOString() ?? null,
  postedBy: row.posted_by,
  lines: row.lines,
  pieces: row.pieces,
  value: row.value,
});
