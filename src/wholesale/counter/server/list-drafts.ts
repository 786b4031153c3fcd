import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { handOverRate } from '#selling/shipping/rules/shipping-zone.ts';
import {
  type CounterOrigin,
  counterOrigins,
  type DraftOutcome,
  type DraftRow,
  draftPath,
  type FoundCustomer,
} from '../rules/counter-draft.ts';
import { telephoneDigits } from '../rules/telephone-digits.ts';

const mostDrafts = 100;
const mostFound = 10;
const draftLifeMs = 365 * 24 * 60 * 60 * 1000;

/** The open drafts, the newest first. */
export async function listDrafts({ db }: Pick<RequestContext, 'db'>): Promise<readonly DraftRow[]> {
  const { rows } = await sql<Omit<DraftRow, 'createdAt'> & { created_at: Date }>`
    select d.id, d.origin, d.created_at,
      coalesce(nullif(c.company, ''), nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email, '') as customer,
      coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.email, '') as "openedBy",
      (select count(*)::int from carts join cart_lines line on line.cart_id = carts.id where carts.session_id = d.session_id) as lines
    from counter_drafts d left join customers c on c.id = d.customer_id left join customers o on o.id = d.opened_by
    where d.order_id is null order by d.id desc limit ${mostDrafts}`.execute(db);
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** Customers by words of name, firm, email address, telephone or VAT number; nobody for no words. Staff and blocked accounts are left out. */
export async function findCustomers(
  { db }: Pick<RequestContext, 'db'>,
  asked: string,
): Promise<readonly FoundCustomer[]> {
  const words = asked
    .slice(0, 100)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const text = sql`customer_search_text(c.email, c.first_name, c.last_name, c.company, c.invoice_data)`;
  const all = words.map((word) => {
    const named = sql`${text} like lower(f_unaccent(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}))`;
    const digits = telephoneDigits(word);
    return digits === null
      ? named
      : sql`(${named} or telephone_digits(c.billing_address) like ${`%${digits}%`})`;
  });
  const { rows } = await sql<FoundCustomer>`
    select c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email,
      coalesce((select m.company from subaccounts s join customers m on m.id = s.main_account_id where s.customer_id = c.id), c.company) as company
    from customers c where c.blocked_at is null and c.staff_role is null and ${sql.join(all, sql` and `)}
    order by c.id desc limit ${mostFound}`.execute(db);
  return rows;
}

/** Opens a draft for a customer, or for somebody without an account where the form names none. */
export async function openNewDraft(
  ctx: RequestContext,
  form: { origin: string; customer: string },
): Promise<DraftOutcome> {
  const origin: CounterOrigin = counterOrigins.find((one) => one === form.origin) ?? 'counter';
  const customerId = form.customer === '' ? null : Number(form.customer);
  if (customerId !== null && !(Number.isInteger(customerId) && customerId > 0 && customerId < 2 ** 31))
    return { kind: 'gone' };
  const now = ctx.clock.now();
  const made = await inTransaction(ctx.db, async (db) => {
    if (customerId !== null) {
      const buyer = await db
        .selectFrom('customers')
        .select('id')
        .where('id', '=', customerId)
        .where('blocked_at', 'is', null)
        .where('staff_role', 'is', null)
        .executeTakeFirst();
      if (!buyer) return { ok: false, id: 0 };
    }
    // No browser knows the token: the session only holds the cart.
    const session = await db
      .insertInto('sessions')
      .values({
        token_hash: randomBytes(32),
        customer_id: null,
        expires_at: new Date(now.getTime() + draftLifeMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // What is bought at the counter is taken along, unless something else is chosen.
    if (origin === 'counter')
      await db
        .insertInto('carts')
        .values({ session_id: session.id, shipping_method: handOverRate })
        .execute();
    const { id } = await db
      .insertInto('counter_drafts')
      .values({
        session_id: session.id,
        origin,
        customer_id: customerId,
        opened_by: ctx.visitor.person?.customerId ?? null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id };
  });
  return made.ok ? { kind: 'go', path: draftPath(made.id) } : { kind: 'gone' };
}
