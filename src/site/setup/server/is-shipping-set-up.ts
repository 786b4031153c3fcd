import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

/**
 * Whether somebody has decided what shipping costs: a shop that is being set up begins with prices of which nobody knows yet if they fit.
 * They are decided with the step of shipping, by an edit of a zone or of the general threshold; shops without a set-up have theirs.
 */
export function isShippingSetUp({ db, memory }: Pick<RequestContext, 'db' | 'memory'>): Promise<boolean> {
  return memory.remember('shipping-set-up', async () => {
    const { rows } = await sql<{ decided: boolean }>`
      select not exists (select from settings where key = 'set_up')
        or exists (select from settings where key = 'set_up' and value ->> 'shipping' = 'done')
        or exists (select from settings where key in ('free_shipping_from_cents', 'free_shipping_from_net_cents'))
        or exists (select from audit_entries where subject_kind = 'shipping-zone') as decided`.execute(db);
    return rows[0]?.decided ?? false;
  });
}
