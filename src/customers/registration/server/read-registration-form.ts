import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { FieldKind, RegistrationForm } from '../rules/registration-form.ts';

type StoredOption = { readonly value: string; readonly it: string; readonly en: string };

/** The registration form in the visitor's language, remembered until staff change it; what is switched off is not in it. */
export function readRegistrationForm({ db, memory, visitor }: Asking): Promise<RegistrationForm> {
  const { locale } = visitor.audience;
  return memory.remember(`registration-form-${locale}`, () => loadForm(db, locale));
}

type Asking = Pick<RequestContext, 'db' | 'memory' | 'visitor'>;

async function loadForm(db: Database, locale: 'it' | 'en'): Promise<RegistrationForm> {
  const roles = await db
    .selectFrom('registration_roles')
    .select(['id', 'key', 'label_it', 'label_en', 'approval'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const fields = await db
    .selectFrom('registration_fields as f')
    .selectAll('f')
    .select(
      sql<number[]>`array(select role_id from registration_field_roles r where r.field_id = f.id)`.as(
        'roles',
      ),
    )
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const keyOf = new Map(roles.map(({ id, key }) => [id, key]));
  return {
    roles: roles.map(({ key, approval, ...role }) => ({
      key,
      label: locale === 'it' ? role.label_it : role.label_en,
      needsApproval: approval === 'manual',
    })),
    fields: fields
      .map((field) => ({ field, roles: field.roles.flatMap((id) => keyOf.get(id) ?? []) }))
      // A field of roles that are all switched off must not become common to all.
      .filter(({ field, roles: active }) => field.roles.length === 0 || active.length > 0)
      .map(({ field, roles: active }) => ({
        id: field.id,
        kind: field.kind satisfies FieldKind,
        roles: active,
        label: locale === 'it' ? field.label_it : field.label_en,
        hint: locale === 'it' ? field.hint_it : field.hint_en,
        options: storedOptions(field.options).map((option) => ({
          value: option.value,
          label: option[locale],
        })),
        required: field.required,
        atRegistration: field.at_registration,
        atCheckout: field.at_checkout,
        ...(field.company_fact ? { companyFact: field.company_fact } : {}),
      })),
  };
}

/** The options of a field as staff wrote them; written by `saveField` alone. */
export function storedOptions(stored: unknown): readonly StoredOption[] {
  return Array.isArray(stored) ? (stored as readonly StoredOption[]) : [];
}
