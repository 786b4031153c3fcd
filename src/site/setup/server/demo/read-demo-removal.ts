import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { administratorRole } from '#foundation/visitor/rules/staff-rights.ts';
import type { DemoCounts, DemoRemoval } from '../../rules/demo-data.ts';
import { readDemoMark } from './demo-mark.ts';
import { isOfDemo, isOrderOfDemo } from './demo-orders.ts';

type Needs = Pick<RequestContext, 'db' | 'visitor'>;

/** How the removal of the demo stands for who asks, with what would go. */
export async function readDemoRemoval({ db, visitor }: Needs): Promise<DemoRemoval> {
  const mark = await readDemoMark(db);
  if (mark?.removing) return { state: 'removing' };
  if (!mark || mark.products === 0) return { state: mark?.removed ? 'removed' : 'nothing' };
  const { made } = mark;
  if (!made) return { state: 'unmarked' };
  const { person } = visitor;
  const [after, upTo] = made.customers ?? [0, 0];
  const isInvented = person !== null && person.customerId > after && person.customerId <= upTo;
  if (person?.staffRole?.code !== administratorRole || isInvented || person.actedBy)
    return { state: 'not-own' };
  return { state: 'ready', counts: await countDemo(db, made) };
}

async function countDemo(
  db: Needs['db'],
  made: NonNullable<NonNullable<Awaited<ReturnType<typeof readDemoMark>>>['made']>,
): Promise<DemoCounts> {
  const ofDemo = isOfDemo(made);
  const { rows } = await sql<DemoCounts>`select
    (select count(*)::int from products where type <> 'variation' and ${ofDemo('products', sql`id`)}) as products,
    (select count(*)::int from categories where ${ofDemo('categories', sql`id`)}) as categories,
    (select count(*)::int from brands where ${ofDemo('brands', sql`id`)}) as brands,
    (select count(*)::int from customers where ${ofDemo('customers', sql`id`)}) as customers,
    (select count(*)::int from orders o where ${isOrderOfDemo(ofDemo)}) as orders,
    (select count(*)::int from offers where ${ofDemo('offers', sql`id`)}
      or ${ofDemo('customers', sql`customer_id`)}) as offers,
    (select count(*)::int from conversations where ${ofDemo('conversations', sql`id`)}
      or ${ofDemo('customers', sql`customer_id`)}) as conversations,
    (select count(*)::int from coupons where ${ofDemo('coupons', sql`id`)}) as coupons,
    (select count(*)::int from images where ${ofDemo('images', sql`id`)}) as images`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count is always one row');
  return counts;
}
