import { adoptCompany } from '#customers/companies/server/adopt-company.ts';
import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { firstStatus, type RegistrationStatus } from '../rules/registration-status.ts';
import type { CheckedRegistration } from './check-registration.ts';
import { queueRegistrationEmails } from './registration-emails.ts';

/**
 * Stores the role, answers and files of a new customer's registration, in the transaction that makes the account. Where the role needs
 * no approval the customer comes into its group at once; until then customers buy as retail customers (ACC-01). Returns null for a shop
 * without roles.
 */
export async function insertRegistration(
  ctx: RequestContext,
  input: {
    readonly customerId: number;
    readonly checked: CheckedRegistration;
    readonly place: 'registration' | 'checkout';
    /** false where the order takes the files already */
    readonly takesFiles?: boolean;
  },
): Promise<{ readonly id: number; readonly status: RegistrationStatus } | null> {
  const { db, clock, visitor } = ctx;
  const { customerId, checked, place, takesFiles = true } = input;
  if (checked.role === null) return null;
  const role = await db
    .selectFrom('registration_roles')
    .select(['id', 'approval', 'group_id'])
    .where('key', '=', checked.role)
    .executeTakeFirstOrThrow();
  const status = firstStatus(role.approval);
  const now = clock.now();
  const { id } = await db
    .insertInto('registrations')
    .values({
      customer_id: customerId,
      role_id: role.id,
      status,
      locale: visitor.audience.locale,
      place,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (checked.answers.length > 0) {
    await db
      .insertInto('registration_answers')
      .values(
        checked.answers.map(({ field, value, shown, fileId }, index) => ({
          registration_id: id,
          field_id: field.id,
          position: index + 1,
          label: field.label,
          value,
          shown,
          file_id: fileId,
        })),
      )
      .execute();
  }
  if (takesFiles) await takeFiles(ctx, checked.answers);
  await db
    .updateTable('customers')
    .set(status === 'approved' ? { group_id: role.group_id, approved_at: now } : { approved_at: null })
    .where('id', '=', customerId)
    .execute();
  if (status === 'approved') await adoptCompany(ctx, id);
  await queueRegistrationEmails(ctx, id, status === 'waiting' ? 'received' : 'none');
  return { id, status };
}
