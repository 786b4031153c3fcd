import { sql } from 'kysely';
import {
  addressesOfEmployee,
  type SavedAddresses,
  savedAddresses,
} from '#customers/accounts/rules/stored-addresses.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

type Stored = Readonly<Record<'billing' | 'shipping' | 'invoice', unknown>>;
type Row = { readonly own: Stored; readonly company: Stored | null; readonly phone: string | null };

const storedOf = (table: string) => sql`json_build_object('billing', ${sql.ref(`${table}.billing_address`)},
  'shipping', ${sql.ref(`${table}.shipping_address`)}, 'invoice', ${sql.ref(`${table}.invoice_data`)})`;

/**
 * The addresses that the visitor's next order begins with: those of a customer's own last order, the company's for a business, the company's with
 * the employee as contact for a subaccount. None for a guest, and never those of another customer.
 */
export async function readSavedAddresses(
  ctx: Pick<RequestContext, 'db' | 'visitor'>,
): Promise<SavedAddresses> {
  const { person } = ctx.visitor;
  if (!person) return { billing: null, shipping: null };
  const { rows } = await sql<Row>`/* prepared */
    select ${storedOf('c')} as own, case when a.id is not null then ${storedOf('a')} end as company, s.phone
    from customers c
    left join subaccounts s on s.customer_id = c.id
    left join customers a on a.id = s.main_account_id
    where c.id = ${person.customerId}`.execute(ctx.db);
  const [row] = rows;
  if (!row) return { billing: null, shipping: null };
  const own = savedAddresses(row.own);
  if (!row.company) return own;
  const contact = { firstName: person.firstName, lastName: person.lastName, email: person.email };
  return addressesOfEmployee(
    { ...contact, phone: row.phone ?? '' },
    { own, company: savedAddresses(row.company) },
  );
}
