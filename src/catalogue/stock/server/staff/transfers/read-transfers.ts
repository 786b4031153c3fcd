import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { locationOf, type StockLocation } from '../../../rules/locations/location.ts';
import type { Transfer, TransferEntry, TransferLine, TransferState } from '../../../rules/transfer.ts';
import { readLocations } from '../../locations/read-locations.ts';
import { stockAt } from '../../locations/stock-at.ts';
import { variationChoices } from '../../variation-choices.ts';

type Row = {
  readonly id: number;
  readonly from_id: number | null;
  readonly to_id: number | null;
  readonly note: string;
  readonly version: number;
  readonly state: TransferState;
  readonly created_at: Date;
  readonly created_by: string;
  readonly sent_at: Date | null;
  readonly sent_by: string;
  readonly closed_at: Date | null;
  readonly closed_by: string;
  readonly lines: number;
  readonly pieces: number;
  readonly fewer: number;
  readonly more: number;
};

const transferColumns = sql`t.*, l.lines, l.pieces, l.fewer, l.more from page t cross join lateral (
  select count(*)::int as lines, coalesce(sum(quantity), 0)::int as pieces,
    coalesce(sum(greatest(quantity - received, 0)), 0)::int as fewer, coalesce(sum(greatest(received - quantity, 0)), 0)::int as more
  from stock_transfer_lines where transfer_id = t.id) l order by t.closed_at is not null, t.id desc`;

export const transfersPerPage = 50;

type Context = Pick<RequestContext, 'db' | 'settings'>;

/** A page of transfers, open ones first and then the newest; null for a page behind the last one. */
export async function listTransfers(
  ctx: Context,
  page: number,
): Promise<{
  readonly transfers: readonly TransferEntry[];
  readonly page: number;
  readonly pages: number;
} | null> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from stock_transfers`.execute(ctx.db);
  const pages = Math.max(1, Math.ceil((counted[0]?.count ?? 0) / transfersPerPage));
  if (page > pages) return null;
  const { rows } = await sql<Row>`
    with page as (select * from stock_transfers order by closed_at is not null, id desc
      limit ${transfersPerPage} offset ${(page - 1) * transfersPerPage})
    select ${transferColumns}`.execute(ctx.db);
  const locations = await readLocations(ctx);
  return { transfers: rows.map((row) => entryFrom(row, locations)), page, pages };
}

/** A transfer with its lines; null where there is none. */
export async function readTransfer(ctx: Context, id: number): Promise<Transfer | null> {
  const { rows } = await sql<Row>`
    with page as (select * from stock_transfers where id = ${id}) select ${transferColumns}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const { rows: lines } = await sql<Omit<TransferLine, 'available'>>`
    select p.id, coalesce(parent.name, p.name) as name, p.sku, l.quantity, l.received,
      ${variationChoices(sql`p.id`)} as choices
    from stock_transfer_lines l join products p on p.id = l.product_id left join products parent on parent.id = p.parent_id
    where l.transfer_id = ${id} order by l.id`.execute(ctx.db);
  const ids = lines.map((line) => line.id);
  const available = row.state === 'draft' ? await stockAt(ctx.db, ids, row.from_id) : null;
  return {
    ...entryFrom(row, await readLocations(ctx)),
    fromId: row.from_id,
    toId: row.to_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    sentAt: row.sent_at?.toISOString() ?? null,
    sentBy: row.sent_by,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
    rows: lines.map((line) => ({ ...line, available: available?.get(line.id)?.available ?? 0 })),
  };
}

const entryFrom = (row: Row, locations: readonly StockLocation[]): TransferEntry => ({
  id: row.id,
  from: locationOf(locations, row.from_id)?.name ?? '',
  to: locationOf(locations, row.to_id)?.name ?? '',
  note: row.note,
  state: row.state,
  at: (row.closed_at ?? row.sent_at ?? row.created_at).toISOString(),
  by: row.closed_at ? row.closed_by : row.sent_at ? row.sent_by : row.created_by,
  lines: row.lines,
  pieces: row.pieces,
  fewer: row.fewer,
  more: row.more,
});
