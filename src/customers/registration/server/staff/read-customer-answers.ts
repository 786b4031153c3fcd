import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { GivenAnswers } from '../../rules/staff-registration.ts';
import { readStaffRegistration } from './read-staff-registration.ts';

/** What a customer answered when registering; null for an account without a registration. */
export async function readCustomerAnswers(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  customerId: number,
): Promise<GivenAnswers | null> {
  const row = await ctx.db
    .selectFrom('registrations')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const registration = row ? await readStaffRegistration(ctx, row.id) : null;
  return registration
    ? { registrationId: registration.id, role: registration.role, answers: registration.answers }
    : null;
}
