import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type StaffVatCheck,
  type StaffVatList,
  type StaffVatQuery,
  vatChecksPerPage,
} from '../../rules/staff-vat.ts';

type Row = Omit<StaffVatCheck, 'answeredAt' | 'orders' | 'customer'> & {
  readonly answered_at: Date;
  readonly orders: StaffVatCheck['orders'] | null;
  readonly customer: StaffVatCheck['customer'];
};

/** A page of the checks for staff, newest first; null where there is no such page. */
export async function listVatChecks(
  { db, vatRegister }: Pick<RequestContext, 'db' | 'vatRegister'>,
  query: StaffVatQuery,
): Promise<StaffVatList | null> {
  const { page, answer, number } = query;
  const wanted = sql`(${answer}::text is null or vat.answer = ${answer})
    and (${number} = '' or vat.number like ${`${number}%`} or substr(vat.number, 3) like ${`${number}%`})`;
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from vat_checks vat where ${wanted}`.execute(db),
    sql<Row>`
      select vat.id, vat.number, vat.country, vat.answer, vat.source, vat.fault, vat.attempts, vat.answered_at,
        vat.consultation_number as "consultationNumber", vat.registered_name as "registeredName",
        vat.registered_address as "registeredAddress",
        case when c.id is not null then json_build_object('id', c.id,
          'name', coalesce(nullif(c.company, ''), nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email)) end as customer,
        nullif(trim(s.first_name || ' ' || s.last_name), '') as "staffName",
        (select json_agg(json_build_object('id', o.id, 'number', o.number) order by o.id)
          from orders o where o.vat_check_id = vat.id) as orders
      from vat_checks vat
      left join customers c on c.id = vat.customer_id
      left join customers s on s.id = vat.staff_id
      where ${wanted}
      order by vat.asked_at desc, vat.id desc
      limit ${vatChecksPerPage} offset ${(page - 1) * vatChecksPerPage}`.execute(db),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / vatChecksPerPage));
  if (page > pages) return null;
  const checks = found.rows.map(({ answered_at: at, orders, ...check }) => ({
    ...check,
    orders: orders ?? [],
    answeredAt: at.toISOString(),
  }));
  return { checks, total, page, pages, query, hasRegister: vatRegister !== null };
}
