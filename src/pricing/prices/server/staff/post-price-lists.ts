import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type StaffPriceProblem, staffPricesAction } from '../../rules/staff-prices.ts';

export type CreatedList =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: StaffPriceProblem };

const longestName = 80;

/** The form of all lists: makes a new one, which begins with the retail prices. */
export async function postPriceLists(ctx: RequestContext, form: FormData): Promise<CreatedList> {
  if (!ctx.nonces.check(staffPricesAction, textOf(form, '_wpnonce')))
    return { ok: false, error: { code: 'expired' } };
  const name = textOf(form, 'name').slice(0, longestName);
  if (name === '') return { ok: false, error: { code: 'no-name' } };
  const slug = slugOf(name);
  if (slug === '') return { ok: false, error: { code: 'no-name' } };
  return inTransaction(ctx.db, async (db): Promise<CreatedList> => {
    const row = await db
      .insertInto('price_lists')
      .values({ name, slug, prices_include_tax: textOf(form, 'tax') === 'gross' })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return { ok: false, error: { code: 'name-taken', text: name } };
    await recordAudit(
      { ...ctx, db },
      {
        what: 'created',
        subject: { kind: 'price-list', id: row.id, name },
        after: { name, tax: textOf(form, 'tax') || 'net' },
      },
    );
    return { ok: true, id: row.id };
  });
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
