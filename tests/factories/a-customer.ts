import { type Insertable, sql } from 'kysely';
import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import type { Database } from '#foundation/database/client.ts';
import type { CustomersTable } from '#foundation/database/tables.ts';

let count = 0;

/** What a company has given for its invoices. */
const ofCompany: InvoiceData = {
  kind: 'business',
  company: 'Officina Riva S.r.l.',
  vatNumber: '01234567897',
  taxCode: '',
  recipientCode: '0000000',
  pec: 'riva@pec.example',
};

/** An approved customer, of the retail group unless another is named; a company has what its invoices need. `password_hash` fits no password. */
export async function aCustomer(
  db: Database,
  options: Partial<Insertable<CustomersTable>> = {},
): Promise<{ readonly id: number; readonly email: string }> {
  count += 1;
  return db
    .insertInto('customers')
    .values((of) => ({
      email: `cliente-${count}@example.com`,
      password_hash: '-',
      first_name: 'Ada',
      last_name: 'Riva',
      approved_at: new Date('2026-01-02T08:00:00Z'),
      group_id: of.selectFrom('customer_groups').select('id').where('slug', '=', 'retail'),
      invoice_data: sql`(select ${JSON.stringify(ofCompany)}::jsonb from customer_groups
        where id = ${options.group_id ?? null} and kind = 'business')`,
      ...options,
    }))
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}
