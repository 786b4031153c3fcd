import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ListResult, refusedList } from '../rules/list-refusal.ts';
import { worthSaving } from '../rules/match-lines.ts';
import { longestTitle, mostLines, mostLists } from '../rules/product-string.ts';
import { type LineToSave, writeLines } from './write-lines.ts';

/**
 * Makes a list of the visitor's out of lines, inside the transaction given; nothing without a name, without a line worth saving, or beyond
 * what a customer and a list can hold (LIST-05, LIST-06, LIST-07).
 */
export async function makeList(
  ctx: RequestContext & { readonly db: Database },
  owner: number,
  request: { readonly title: string; readonly lines: readonly LineToSave[] },
): Promise<ListResult<{ readonly listId: number }>> {
  const named = readListTitle(request.title);
  if (!named.ok) return named;
  const lines = worthSaving(request.lines, ctx.settings.purchase_lists_keep_zero);
  if (lines.length === 0) return refusedList({ code: 'list-empty' });
  if (lines.length > mostLines) return refusedList({ code: 'too-many-lines', limit: mostLines });
  // Two lists at once are counted one after the other.
  await sql`select from customers where id = ${owner} for no key update`.execute(ctx.db);
  const { held } = await ctx.db
    .selectFrom('purchase_lists')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('customer_id', '=', owner)
    .executeTakeFirstOrThrow();
  if (Number(held) >= mostLists) return refusedList({ code: 'too-many-lists', limit: mostLists });
  const now = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('purchase_lists')
    .values({ customer_id: owner, title: named.title, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(ctx.db, id, lines);
  return { ok: true, listId: id };
}

/** Reads the name of a list: blanks run together, what cannot be seen left out; without one nothing is saved (LIST-05). */
export function readListTitle(typed: string): ListResult<{ readonly title: string }> {
  // Long nonsense is not looked at character by character.
  const title = typed
    .slice(0, longestTitle * 20)
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
  if (title === '') return { ok: false, error: { code: 'title-missing' } };
  if ([...title].length > longestTitle || typed.length > longestTitle * 20) {
    return { ok: false, error: { code: 'title-too-long', limit: longestTitle } };
  }
  return { ok: true, title };
}
