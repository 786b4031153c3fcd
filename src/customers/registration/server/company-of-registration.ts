import { sql } from 'kysely';

/** The firm of a registration `g` of a customer `c`: the account's own, else as it was answered, which waits for approval. */
export const companyOfRegistration = sql<string>`coalesce(nullif(c.company, ''), (
  select a.value from registration_answers a join registration_fields f on f.id = a.field_id
  where a.registration_id = g.id and f.company_fact = 'company' order by a.position limit 1), '')`;
