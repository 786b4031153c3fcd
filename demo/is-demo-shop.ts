import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { administrator, buyers, counter } from './people/demo-logins.data.ts';

const emails = [administrator, counter, ...buyers].map(({ email }) => email);

/** Whether a shop was filled with invented goods, or has one of the demo accounts still. */
export async function isDemoShop({ db }: Pick<RequestContext, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ demo: boolean }>`
    select exists (select from settings where key = 'demo_shop' and (value ->> 'products')::int > 0)
      or exists (select from customers where lower(email) = any (${emails}) and blocked_at is null) as demo`.execute(
    db,
  );
  return rows[0]?.demo ?? false;
}
