import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { CouponDraft, CouponProblem, CouponProblems } from '../../rules/coupon-form.ts';
import { readStaffCoupon } from './read-staff-coupon.ts';

export type SavedCoupon =
  | { readonly ok: true; readonly id: number }
  /** null: there is no such coupon */
  | { readonly ok: false; readonly problems: CouponProblems | null };

/** Creates or updates a coupon, all or nothing. Its uses stay counted. */
export function saveCoupon(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  input: { /** null for a new one */ readonly id: number | null; readonly draft: CouponDraft },
): Promise<SavedCoupon> {
  const { id, draft } = input;
  return inTransaction(ctx.db, async (db): Promise<SavedCoupon> => {
    if (id !== null && !(await lockCoupon(db, id))) return { ok: false, problems: null };
    const before = id === null ? null : await readStaffCoupon({ db }, id);
    const [products, excluded] = [
      await findItems(db, draft.products),
      await findItems(db, draft.excludedProducts),
    ];
    const problems = await problemsOf(db, input, { products, excluded });
    if (Object.keys(problems).length > 0) return { ok: false, problems };
    const saved = await write(db, id, draft, { products: products.ids, excluded: excluded.ids });
    const after = await readStaffCoupon({ db }, saved);
    await recordAudit(
      { ...ctx, db },
      {
        what: before ? 'changed' : 'created',
        subject: { kind: 'coupon', id: saved, name: draft.code },
        before: before?.draft ?? null,
        after: after?.draft ?? null,
      },
    );
    return { ok: true, id: saved };
  });
}

const lockCoupon = (db: Database, id: number) =>
  db.selectFrom('coupons').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

type Items = { readonly ids: readonly number[]; readonly unknown: readonly string[] };

/** The products and variations of typed codes or ids; the first where a code is not unique. */
async function findItems(db: Database, typed: readonly string[]): Promise<Items> {
  if (typed.length === 0) return { ids: [], unknown: [] };
  const { rows } = await sql<{ word: string; id: number | null }>`
    select x.word, coalesce(
        (select p.id from products p where lower(p.sku) = lower(x.word) order by p.id limit 1),
        (select p.id from products p where p.id = case when x.word ~ '^#[0-9]{1,9}$' then substr(x.word, 2)::int end)) as id
    from unnest(${[...typed]}::text[]) with ordinality as x(word, at) order by x.at`.execute(db);
  return {
    ids: [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))],
    unknown: rows.filter(({ id }) => id === null).map(({ word }) => word),
  };
}

async function problemsOf(
  db: Database,
  { id, draft }: { readonly id: number | null; readonly draft: CouponDraft },
  items: { readonly products: Items; readonly excluded: Items },
): Promise<CouponProblems> {
  const problems: { -readonly [Field in keyof CouponProblems]: CouponProblem } = {};
  // Serialises concurrent saves of coupons, so that a code is used once.
  await sql`select pg_advisory_xact_lock(hashtext('coupon codes'))`.execute(db);
  const same = await db
    .selectFrom('coupons')
    .select('id')
    .where((of) => of(of.fn<string>('lower', ['code']), '=', draft.code.toLowerCase()))
    .executeTakeFirst();
  if (same && same.id !== id) problems.code = { code: 'code-taken' };
  const { products, excluded } = items;
  if (products.unknown.length > 0) problems.products = { code: 'unknown-products', typed: products.unknown };
  if (excluded.unknown.length > 0)
    problems.excludedProducts = { code: 'unknown-products', typed: excluded.unknown };
  for (const field of ['categories', 'excludedCategories'] as const) {
    const known = await db
      .selectFrom('categories')
      .select('id')
      .where('id', 'in', [0, ...draft[field]])
      .execute();
    if (known.length < draft[field].length) problems[field] = { code: 'unknown-category' };
  }
  return problems;
}

async function write(
  db: Database,
  id: number | null,
  draft: CouponDraft,
  items: { readonly products: readonly number[]; readonly excluded: readonly number[] },
): Promise<number> {
  const day = (text: string, more: 0 | 1) =>
    text === '' ? null : sql<Date>`(${text}::date + ${more}::int)::timestamp at time zone 'Europe/Rome'`;
  const row = {
    code: draft.code,
    description: draft.description,
    kind: draft.kind,
    amount: draft.amount,
    free_shipping: draft.freeShipping,
    minimum_cents: draft.minimum,
    maximum_cents: draft.maximum,
    product_ids: [...items.products],
    excluded_product_ids: [...items.excluded],
    category_ids: [...draft.categories],
    excluded_category_ids: [...draft.excludedCategories],
    excludes_sale_items: draft.excludesSaleItems,
    individual_use: draft.individualUse,
    limit_total: draft.limitTotal,
    limit_per_customer: draft.limitPerCustomer,
    active: draft.active,
    valid_from: day(draft.validFrom, 0),
    valid_until: day(draft.validUntil, 1),
  };
  const saved =
    id === null
      ? await db.insertInto('coupons').values(row).returning('id').executeTakeFirstOrThrow()
      : await db
          .updateTable('coupons')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
  return saved.id;
}
