import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readPastedLines } from '../../../rules/receipts/read-pasted-lines.ts';
import { MOST_RECEIPT_LINES } from '../../../rules/receipts/receipt-form.ts';
import type { ScanAnswer } from '../../../rules/scan-answer.ts';
import { MOST_PIECES } from '../../../rules/stock-forms.ts';
import { articleNamed } from '../article-named.ts';
import { findByCode } from '../find-by-code.ts';
import { lockDraft, type SavedReceipt } from './save-receipt.ts';

/** A line to write; without a quantity the line goes. */
export type LineToWrite = {
  readonly productId: number;
  readonly quantity: number | null;
  readonly unitCost: number | null;
};

/** Writes lines as they were typed into the table, and takes away those without a quantity; of a draft that is still as it was seen. */
export async function writeLines(
  db: Database,
  id: number,
  version: number,
  lines: readonly LineToWrite[],
): Promise<SavedReceipt> {
  const draft = await lockDraft(db, id);
  if (!draft) return { ok: false, problem: null };
  if (draft.version !== version) return { ok: false, problem: { code: 'conflict' } };
  await sql`
    with typed as (
      select * from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[],
        ${lines.map((line) => line.unitCost)}::int[]) as typed (product_id, quantity, cost)),
    gone as (
      delete from stock_receipt_lines l using typed
      where l.receipt_id = ${id} and l.product_id = typed.product_id and typed.quantity is null),
    changed as (
      update stock_receipt_lines l set quantity = typed.quantity, unit_cost_cents = typed.cost from typed
      where l.receipt_id = ${id} and l.product_id = typed.product_id and typed.quantity is not null)
    update stock_receipts set version = version + 1 where id = ${id}`.execute(db);
  return { ok: true, id };
}

/** Adds pasted lines to a draft, all of them or none: pieces of an article that stands there already are added, a cost replaces its cost. */
export function pasteLines(ctx: RequestContext, id: number, text: string): Promise<SavedReceipt> {
  return inTransaction(ctx.db, async (db): Promise<SavedReceipt> => {
    if (!(await lockDraft(db, id))) return { ok: false, problem: null };
    const { lines, problems } = readPastedLines(text);
    if (lines.length > MOST_RECEIPT_LINES) return { ok: false, problem: { code: 'too-many-lines' } };
    const codes = await findByCode(
      db,
      lines.map(({ code }) => code),
    );
    const wrong = [...problems];
    const pieces = new Map<number, { quantity: number; unitCost: number | null }>();
    for (const { line, text: typed, code, quantity, unitCost } of lines) {
      const found = codes.get(code) ?? { kind: 'unknown' };
      if (found.kind === 'found') {
        const before = pieces.get(found.id);
        pieces.set(found.id, {
          quantity: Math.min(MOST_PIECES, (before?.quantity ?? 0) + quantity),
          unitCost: unitCost ?? before?.unitCost ?? null,
        });
      } else wrong.push({ line, text: typed, code: `${found.kind}-code` });
    }
    if (wrong.length > 0) {
      return {
        ok: false,
        problem: { code: 'wrong-lines', lines: wrong.toSorted((a, b) => a.line - b.line) },
      };
    }
    if (pieces.size === 0) return { ok: false, problem: { code: 'no-lines' } };
    await addPieces(
      db,
      id,
      [...pieces].map(([productId, line]) => ({ productId, ...line })),
    );
    return (await countLines(db, id)) > MOST_RECEIPT_LINES
      ? { ok: false, problem: { code: 'too-many-lines' } }
      : { ok: true, id };
  });
}

/** A scanned code: one piece more of its article in a draft. */
export async function scanIntoReceipt(
  ctx: RequestContext,
  id: number,
  { code, scan }: { readonly code: string; readonly scan: string },
): Promise<ScanAnswer> {
  const answered = await inTransaction(ctx.db, async (db): Promise<{ ok: boolean; answer: ScanAnswer }> => {
    const refuse = (kind: 'closed' | 'too-many' | 'unknown') => ({ ok: false, answer: { kind, scan, code } });
    if (!(await lockDraft(db, id))) return refuse('closed');
    const found = (await findByCode(db, [code])).get(code) ?? { kind: 'unknown' };
    if (found.kind === 'unknown') return refuse('unknown');
    if (found.kind === 'ambiguous') return { ok: false, answer: { ...found, scan, code } };
    const line = { productId: found.id, quantity: 1, unitCost: null };
    const [pieces = 0] = await addPieces(db, id, [line]);
    if ((await countLines(db, id)) > MOST_RECEIPT_LINES) return refuse('too-many');
    return {
      ok: true,
      answer: { kind: 'counted', scan, code, article: await articleNamed(db, found.id), pieces },
    };
  });
  return answered.answer;
}

async function addPieces(
  db: Database,
  id: number,
  lines: readonly {
    readonly productId: number;
    readonly quantity: number;
    readonly unitCost: number | null;
  }[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ quantity: number }>`
    with seen as (update stock_receipts set version = version + 1 where id = ${id})
    insert into stock_receipt_lines (receipt_id, product_id, quantity, unit_cost_cents)
    select ${id}::int, * from unnest(${lines.map((line) => line.productId)}::int[], ${lines.map((line) => line.quantity)}::int[],
      ${lines.map((line) => line.unitCost)}::int[])
    on conflict (receipt_id, product_id) do update
      set quantity = least(${MOST_PIECES}, stock_receipt_lines.quantity + excluded.quantity),
        unit_cost_cents = coalesce(excluded.unit_cost_cents, stock_receipt_lines.unit_cost_cents)
    returning quantity`.execute(db);
  return rows.map(({ quantity }) => quantity);
}

async function countLines(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stock_receipt_lines where receipt_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}
