import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { type BuyingSegment, buyingSegment } from './buying-segment.ts';

type Row = {
  groupId: number;
  isApproved: boolean;
  isBlocked: boolean;
  roleIsBusiness: boolean | null;
};

/** How the customer with an email address buys at this moment, as a log-in would decide it; who is blocked or suspended sees what guests see. */
export async function findBuyingSegment(ctx: RequestContext, email: string): Promise<BuyingSegment | null> {
  const { rows } = await sql<Row>`
    select a.group_id as "groupId", a.approved_at is not null as "isApproved", role.is_business as "roleIsBusiness",
      c.blocked_at is not null or a.blocked_at is not null or s.suspended_at is not null as "isBlocked"
    from customers c
    left join subaccounts s on s.customer_id = c.id
    join customers a on a.id = coalesce(s.main_account_id, c.id)
    left join registrations r on r.customer_id = a.id
    left join registration_roles role on role.id = r.role_id
    where lower(c.email) = ${email.toLowerCase()}`.execute(ctx.db);
  const [buyer] = rows;
  if (!buyer) return null;
  if (!buyer.isBlocked) return buyingSegment(ctx, buyer);
  const { audience, terms } = await readSegment(ctx, 'guests');
  return { isBusiness: false, audience, terms };
}
