import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { RateDraft } from '../../rules/rate-form.ts';
import { readStaffRate, type StaffRate } from './staff-rates.ts';

export type SavedRate =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-rate' | 'taken' } };

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;

const factsOf = ({ id: _, ...rate }: StaffRate) => rate;

/** Writes a VAT rate, new (`id` null) or known; listings get their prices anew where they depend on it. */
export function saveRate(
  ctx: Needs,
  { id, draft }: { readonly id: number | null; readonly draft: RateDraft },
): Promise<SavedRate> {
  return inTransaction(ctx.db, async (db): Promise<SavedRate> => {
    await lockRates(db);
    const before = id === null ? null : await readStaffRate({ db }, id);
    if (id !== null && !before) return { ok: false, error: { code: 'no-such-rate' } };
    const same = await db
      .selectFrom('tax_rates')
      .select('id')
      .where('tax_class', '=', draft.taxClass)
      .where('country', '=', draft.country)
      .where('state', '=', draft.state)
      .where('postcode', '=', draft.postcode)
      .executeTakeFirst();
    if (same && same.id !== id) return { ok: false, error: { code: 'taken' } };
    const { taxClass, rate, ...rest } = draft;
    const row = { ...rest, tax_class: taxClass, rate_basis_points: rate };
    const saved =
      id === null
        ? await db.insertInto('tax_rates').values(row).returning('id').executeTakeFirstOrThrow()
        : await db
            .updateTable('tax_rates')
            .set(row)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow();
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'tax-rate', id: saved.id, name: draft.name },
        before: before && factsOf(before),
        after: draft,
      },
    );
    await refreshListings(ctx, db, [before, draft]);
    return { ok: true, id: saved.id };
  });
}

/** Deletes a VAT rate. */
export function removeRate(ctx: Needs, id: number): Promise<SavedRate> {
  return inTransaction(ctx.db, async (db): Promise<SavedRate> => {
    await lockRates(db);
    const before = await readStaffRate({ db }, id);
    if (!before) return { ok: false, error: { code: 'no-such-rate' } };
    await db.deleteFrom('tax_rates').where('id', '=', id).execute();
    await recordAudit(
      { ...ctx, db },
      { what: 'deleted', subject: { kind: 'tax-rate', id, name: before.name }, before: factsOf(before) },
    );
    await refreshListings(ctx, db, [before]);
    return { ok: true, id };
  });
}

// Rates are changed one transaction at a time, so that the second sees what the first has written.
const lockRates = (db: Database) => sql`select pg_advisory_xact_lock(hashtext('tax rates'))`.execute(db);

/** Listings hold prices that were worked out with the shop's own rates. */
async function refreshListings(
  { settings }: Needs,
  db: Database,
  rates: readonly (RateDraft | null)[],
): Promise<void> {
  const classes = rates
    .filter((rate) => rate?.country === settings.home_country && rate.state === '' && rate.postcode === '')
    .flatMap((rate) => (rate ? [rate.taxClass] : []));
  if (classes.length === 0) return;
  await sql`select refresh_listing_prices(array(
    select distinct coalesce(parent_id, id) from products where tax_class = any (${classes}::text[])))`.execute(
    db,
  );
}
