import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readKnownVat } from '#pricing/vat/server/read-known-vat.ts';
import type { StaffRegistration } from '../../rules/staff-registration.ts';
import { companyOfRegistration } from '../company-of-registration.ts';
import { listGroups } from '../field-editor/list-roles.ts';
import { nameOf } from './list-registrations.ts';

/** A registration with its answers, the files that came with them and what is known of VAT numbers; null where there is none. */
export async function readStaffRegistration(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  id: number,
): Promise<StaffRegistration | null> {
  const { db, settings } = ctx;
  const row = await db
    .selectFrom('registrations as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .selectAll('g')
    .select(['c.email', 'c.first_name', 'c.last_name', 'c.group_id as has', 'r.group_id as gets'])
    .select(['r.is_business', 'r.label_it', 'r.label_en'])
    .select(companyOfRegistration.as('company'))
    .where('g.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const answers = await db
    .selectFrom('registration_answers as a')
    .innerJoin('registration_fields as f', 'f.id', 'a.field_id')
    .leftJoin('sent_files as e', 'e.id', 'a.file_id')
    .select([
      'a.field_id',
      'a.label',
      'a.value',
      'a.shown',
      'f.kind',
      'e.id as file',
      'e.media_type',
      'e.bytes',
    ])
    .where('a.registration_id', '=', id)
    .orderBy('a.position')
    .execute();
  const numbers = answers.filter(({ kind }) => kind === 'vat-number').map(({ value }) => value);
  const vat = await readKnownVat(db, numbers);
  return {
    id,
    name: nameOf(row, row.email),
    email: row.email,
    role: settings.interface_language === 'it' ? row.label_it : row.label_en,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    customerId: row.customer_id,
    person: `${row.first_name} ${row.last_name}`.trim(),
    isBusiness: row.is_business,
    place: row.place,
    groupId: row.status === 'approved' ? row.has : row.gets,
    groups: await listGroups(ctx),
    answers: answers.map(({ field_id, label, value, shown, kind, file, media_type, bytes }) => ({
      fieldId: field_id,
      label,
      shown,
      file: file === null ? null : { id: file, mediaType: media_type ?? '', bytes: bytes ?? 0 },
      vat: kind === 'vat-number' ? (vat.get(value) ?? null) : null,
    })),
    reason: row.reason,
    decidedBy: row.decided_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
