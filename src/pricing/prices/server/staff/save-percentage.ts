import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { parseDay } from '../../rules/price-row.ts';
import type { SavedAction } from './save-entry.ts';

type List = { readonly id: number; readonly name: string };

/** `12,5` or `12.5` as 1250 basis points; null for what is no percentage between 0,01 and 99,99. */
function parsePercentage(text: string): number | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const points = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return points >= 1 && points <= 9999 ? points : null;
}

/** Adds a percentage to a list: for everything, a brand, a category, or a brand within a category. */
export async function savePercentage(ctx: RequestContext, list: List, form: FormData): Promise<SavedAction> {
  const percent = textOf(form, 'percent');
  const basisPoints = parsePercentage(percent);
  if (basisPoints === null) return { ok: false, error: { code: 'not-a-percentage', text: percent } };
  const [from, to] = [textOf(form, 'from'), textOf(form, 'to')];
  const days = [from, to].map((day) => (day === '' ? null : parseDay(day)));
  const wrong = days.indexOf(undefined);
  if (wrong >= 0) return { ok: false, error: { code: 'not-a-date', text: wrong === 0 ? from : to } };
  const [first = null, last = null] = days;
  if (first !== null && last !== null && last < first)
    return { ok: false, error: { code: 'ends-before-it-begins', text: to } };
  const [brand, category] = [parseQuantity(textOf(form, 'brand')), parseQuantity(textOf(form, 'category'))];
  const { rows } = await sql<{ id: number; brand: string | null; category: string | null }>`
    with added as (
      insert into price_list_percentages (price_list_id, brand_id, category_id, basis_points, valid_from, valid_to)
      values (${list.id}, (select id from brands where id = ${brand}), (select id from categories where id = ${category}),
        ${basisPoints}, ${first}::date::timestamp at time zone 'Europe/Rome', (${last}::date + 1)::timestamp at time zone 'Europe/Rome')
      on conflict do nothing returning id, brand_id, category_id
    )
    select added.id, b.name as brand, c.name as category from added
    left join brands b on b.id = added.brand_id left join categories c on c.id = added.category_id`.execute(
    ctx.db,
  );
  const [added] = rows;
  if (!added) return { ok: false, error: { code: 'percentage-twice' } };
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'price-list', id: list.id, name: list.name },
    before: {},
    after: {
      percentage: { basisPoints, brand: added.brand, category: added.category, from: first, to: last },
    },
  });
  return { ok: true, done: 'percentage-saved' };
}

/** Takes a percentage out of a list. */
export async function removePercentage(
  ctx: RequestContext,
  list: List,
  form: FormData,
): Promise<SavedAction> {
  const id = parseQuantity(textOf(form, 'percentage')) ?? 0;
  const gone = await ctx.db
    .deleteFrom('price_list_percentages')
    .where('id', '=', id)
    .where('price_list_id', '=', list.id)
    .returning(['basis_points', 'brand_id', 'category_id'])
    .executeTakeFirst();
  if (!gone) return { ok: false, error: { code: 'percentage-twice' } };
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'price-list', id: list.id, name: list.name },
    before: {
      percentage: { basisPoints: gone.basis_points, brand: gone.brand_id, category: gone.category_id },
    },
    after: {},
  });
  return { ok: true, done: 'percentage-removed' };
}
