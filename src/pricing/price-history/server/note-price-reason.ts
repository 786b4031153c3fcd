import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { NamedPerson } from '#foundation/visitor/rules/visitor.ts';
import type { PriceReason } from '../rules/price-reason.ts';

/**
 * Says who changes public prices in the open transaction, and why; triggers write both into `price_history` beside what has changed. A
 * transaction that changes prices calls it first: `notePriceReason({ ...ctx, db }, 'product-editor')`.
 */
export async function notePriceReason(
  { db, visitor }: Pick<RequestContext, 'db'> & { readonly visitor: { readonly person: NamedPerson | null } },
  reason: PriceReason,
): Promise<void> {
  if (!db.isTransaction) throw new Error('a reason is noted in the transaction of the change');
  const { person } = visitor;
  const name = person ? `${person.firstName} ${person.lastName}`.trim() || person.email : '';
  await sql`select set_config('pistone.price_reason', ${reason}, true),
    set_config('pistone.price_person', ${person ? String(person.customerId) : ''}, true),
    set_config('pistone.price_person_name', ${name}, true)`.execute(db);
}
