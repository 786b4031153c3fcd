import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/** The page that something was typed on, and which of its posts this is. */
export type FormStep = {
  /** a uuid, made whenever the editor is opened */
  readonly form: string;
  readonly step: number;
};

const A_WEEK = '7 days';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor'>;

/** Lets the posts of one page follow one another until the transaction ends. */
export async function lockForm(db: Database, at: FormStep | null): Promise<void> {
  if (at) await sql`select pg_advisory_xact_lock(8, hashtext(${at.form}))`.execute(db);
}

/** What the asking person has saved or discarded last on a page; null for nothing. */
export async function settledForm(
  { db, visitor }: Pick<Needs, 'db' | 'visitor'>,
  at: FormStep | null,
): Promise<{ readonly productId: number | null; readonly step: number } | null> {
  if (!at) return null;
  const row = await db
    .selectFrom('settled_product_forms')
    .select(['product_id', 'step'])
    .where('form', '=', at.form)
    .where('person_id', '=', visitor.person?.customerId ?? 0)
    .executeTakeFirst();
  return row ? { productId: row.product_id, step: row.step } : null;
}

/** Notes that what was typed on a page up to a step is saved (`productId`) or discarded (null): drafts of it that arrive later are refused. */
export async function settleForm(
  { db, clock, visitor }: Needs,
  at: FormStep | null,
  productId: number | null,
): Promise<void> {
  const person = visitor.person?.customerId;
  if (!at || person === undefined) return;
  await sql`
    insert into settled_product_forms as known (form, person_id, product_id, step, settled_at)
    values (${at.form}, ${person}::int, ${productId}::int, ${at.step}::int, ${clock.now()}::timestamptz)
    on conflict (form) do update set
      step = greatest(known.step, excluded.step), product_id = coalesce(excluded.product_id, known.product_id),
      settled_at = excluded.settled_at
      where known.person_id = excluded.person_id`.execute(db);
}

/** Deletes what pages have settled that nobody has open any more. */
export async function sweepSettledForms(db: Database, now: Date): Promise<void> {
  await sql`
    delete from settled_product_forms where settled_at < ${now}::timestamptz - ${sql.lit(A_WEEK)}::interval`.execute(
    db,
  );
}
