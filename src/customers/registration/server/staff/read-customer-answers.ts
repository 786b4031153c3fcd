import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import type { GivenAnswers } from '../../rules/staff-registration.ts';
import { readStaffRegistration } from './read-staff-registration.ts';

/** What a customer answered when registering; null for whoever has an account without a registration. */
export async function readCustomerAnswers(
  toolbox: Pick<Toolbox, 'db' | 'settings'>,
  customerId: number,
): Promise<GivenAnswers | null> {
  const row = await toolbox.db
    .selectFrom('registrations')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const registration = row ? await readStaffRegistration(toolbox, row.id) : null;
  return registration
    ? { registrationId: registration.id, role: registration.role, answers: registration.answers }
    : null;
}
