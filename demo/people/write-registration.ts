import type { ClientBase } from 'pg';
import { demoToday } from '../composing/demo-today.ts';
import { demoFields, demoRoles, waitingWorkshop } from './registration.data.ts';

/** The customer types and fields of the demo shop, and a workshop that waits for approval. */
export async function writeRegistration(client: ClientBase): Promise<void> {
  for (const [index, role] of demoRoles.entries()) {
    await client.query(
      `insert into registration_roles (key, label_it, label_en, is_business, approval, group_id, position)
       select $1, $2, $3, true, 'manual', id, $4 from customer_groups where slug in ($5, 'officine')
       order by slug = $5 desc limit 1`,
      [role.key, role.it, role.en, index + 2, role.group],
    );
  }
  for (const [index, field] of demoFields.entries()) {
    const [hintIt = '', hintEn = ''] = field.hint ?? [];
    const options = (field.options ?? []).map(([value, it, en]) => ({ value, it, en }));
    await client.query(
      `with field as (
         insert into registration_fields (kind, label_it, label_en, hint_it, hint_en, options, required, at_checkout, position,
           company_fact)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $11) returning id
       )
       insert into registration_field_roles (field_id, role_id)
       select field.id, r.id from field, registration_roles r where r.key = any ($10)`,
      [
        field.kind,
        field.it,
        field.en,
        hintIt,
        hintEn,
        JSON.stringify(options),
        field.required ?? false,
        field.atCheckout ?? true,
        index + 1,
        field.roles,
        field.fact ?? null,
      ],
    );
  }
  await writeWaitingWorkshop(client);
}

async function writeWaitingWorkshop(client: ClientBase): Promise<void> {
  const { email, firstName, lastName, role, answers } = waitingWorkshop;
  const { rows } = await client.query<{ id: number }>(
    `with person as (
       insert into customers (email, password_hash, first_name, last_name, display_name, group_id, created_at)
       select $1, '-', $2, $3, $2 || ' ' || $3, id, $4 from customer_groups where slug = 'retail' returning id
     )
     insert into registrations (customer_id, role_id, status, locale, place, created_at)
     select person.id, r.id, 'waiting', 'it', 'registration', $4 from person, registration_roles r where r.key = $5
     returning id`,
    [email, firstName, lastName, demoToday.toISOString(), role],
  );
  await client.query(
    `insert into registration_answers (registration_id, field_id, position, label, value, shown)
     select $1, f.id, a.place, f.label_it, a.value, a.shown
     from jsonb_to_recordset($2) as a (it text, value text, shown text, place int)
     join registration_fields f on f.label_it = a.it`,
    [rows[0]?.id ?? 0, JSON.stringify(answers.map((answer, index) => ({ ...answer, place: index + 1 })))],
  );
}
