import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { FieldForm } from '../../rules/field-form.ts';
import type { RoleForm } from '../../rules/role-form.ts';
import { storedOptions } from '../read-registration-form.ts';

export type StaffRole = RoleForm & {
  readonly id: number;
  readonly group: string;
  /** customers who have registered so */
  readonly customers: number;
};

export type StaffField = FieldForm & { readonly id: number; readonly answers: number };

/** All roles and fields in their order, with how much they are used; also those that are switched off. */
export async function listRoles({ db }: Pick<RequestContext, 'db'>): Promise<{
  readonly roles: readonly StaffRole[];
  readonly fields: readonly StaffField[];
}> {
  const roles = await db
    .selectFrom('registration_roles as r')
    .innerJoin('customer_groups as g', 'g.id', 'r.group_id')
    .selectAll('r')
    .select(['g.name as group'])
    .select(sql<number>`(select count(*)::int from registrations where role_id = r.id)`.as('customers'))
    .orderBy('r.position')
    .orderBy('r.id')
    .execute();
  const fields = await db
    .selectFrom('registration_fields as f')
    .selectAll('f')
    .select(
      sql<number[]>`array(select role_id from registration_field_roles r where r.field_id = f.id)`.as(
        'roles',
      ),
    )
    .select(sql<number>`(select count(*)::int from registration_answers where field_id = f.id)`.as('answers'))
    .orderBy('f.position')
    .orderBy('f.id')
    .execute();
  return {
    roles: roles.map((row) => ({
      id: row.id,
      key: row.key,
      labelIt: row.label_it,
      labelEn: row.label_en,
      isBusiness: row.is_business,
      approval: row.approval,
      groupId: row.group_id,
      group: row.group,
      active: row.active,
      customers: row.customers,
    })),
    fields: fields.map((row) => ({
      id: row.id,
      kind: row.kind,
      labelIt: row.label_it,
      labelEn: row.label_en,
      hintIt: row.hint_it,
      hintEn: row.hint_en,
      options: storedOptions(row.options),
      required: row.required,
      atRegistration: row.at_registration,
      atCheckout: row.at_checkout,
      roleIds: row.roles,
      active: row.active,
      companyFact: row.company_fact ?? '',
      answers: row.answers,
    })),
  };
}

/** The groups that a role may give. */
export function listGroups({ db }: Pick<RequestContext, 'db'>) {
  return db
    .selectFrom('customer_groups')
    .select(['id', 'name'])
    .orderBy('kind', 'desc')
    .orderBy('name')
    .execute();
}
