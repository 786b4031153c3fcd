import type { ReactNode } from 'react';
import { type Address, emptyAddress } from '#shop/addresses/rules/address.ts';
import { addressLines } from '#shop/addresses/rules/address-lines.ts';
import { formatEuro } from '#shop/money/rules/format-euro.ts';
import { OrderStatusBadge } from '#shop/orders/back-office/order-status-badge.tsx';
import { RecordTable } from '#shop/site/back-office/record-table.tsx';
import { StaffFacts } from '#shop/site/back-office/staff-facts.tsx';
import sheet from '#shop/site/back-office/staff-form.module.css';
import layout from '#shop/site/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { formatDateTime } from '#ui/display/format-date-time.ts';
import { Notice } from '#ui/display/notice.tsx';
import type { CustomerDeed } from '../rules/staff-customer.ts';
import styles from './customer-page.module.css';
import { CustomerStaffRole, type CustomerStaffRoleProps } from './customer-staff-role.tsx';
import { CustomerStateBadge } from './customer-state-badge.tsx';
import { CustomerTasks, type CustomerTasksProps } from './customer-tasks.tsx';

export type CustomerPageProps = CustomerTasksProps &
  CustomerStaffRoleProps & {
    readonly done: CustomerDeed | null;
    /** whether the asking person may decide on registrations */
    readonly maySeeRegistrations: boolean;
    /** what other rooms tell of the customer */
    readonly children?: ReactNode;
  };

/** A customer with orders, addresses, group, role, log-ins and the notes of the staff. */
export function CustomerPage(props: CustomerPageProps) {
  const { customer, done, wrong, maySeeRegistrations } = props;
  const { waitingRegistration } = customer;
  const { staffCustomers: words, locale, backOffice } = useBackOfficeWords();
  const written = (address: Address | null) =>
    address === null ? '–' : addressLines({ ...emptyAddress, ...address }, locale).join('\n') || '–';
  const date = (at: string | null) => (at === null ? words.never : formatDateTime(at, locale));
  const facts = [
    [words.facts.email, customer.email],
    [words.facts.company, customer.company || '–'],
    [words.facts.vatNumber, customer.vatNumber || '–'],
    [words.facts.group, customer.group],
    [words.facts.buysAs, customer.isBusiness ? words.asBusiness : words.asConsumer],
    [words.facts.role, customer.role ?? words.noRole],
    [words.facts.since, date(customer.createdAt)],
    [words.facts.approved, date(customer.approvedAt)],
    [words.facts.billing, written(customer.billing)],
    [words.facts.shipping, written(customer.shipping)],
  ] as const;
  const failed = done === 'expired' || done === 'own';
  return (
    <>
      <a className={sheet.back} href="/staff/customers/">
        {words.back}
      </a>
      <div className={layout.title}>
        <h1 dir="auto">{`${customer.firstName} ${customer.lastName}`.trim() || customer.email}</h1>
        <CustomerStateBadge state={customer.state} />
      </div>
      {done && !wrong ? <Notice kind={failed ? 'warning' : 'success'}>{words.done[done]}</Notice> : null}
      {wrong ? <Notice kind="error">{words.problems[wrong.problem]}</Notice> : null}
      {waitingRegistration !== null && maySeeRegistrations ? (
        <Notice
          action={
            <a className={sheet.back} href={`/staff/registrations/${waitingRegistration}/`}>
              {words.toRegistration}
            </a>
          }
        >
          {words.waits}
        </Notice>
      ) : null}
      <StaffFacts facts={facts} framed />
      {props.children}
      <CustomerTasks {...props} />
      <CustomerStaffRole {...props} />
      <section className={layout.part} aria-labelledby="orders">
        <h2 id="orders">{words.orders(customer.orderCount)}</h2>
        <RecordTable
          rows={customer.orders}
          keyOf={(order) => order.id}
          empty={words.noOrders}
          columns={[
            {
              name: backOffice.orders.number,
              cell: (order) => <a href={`/staff/orders/${order.id}/`}>{order.number}</a>,
            },
            {
              name: backOffice.orders.date,
              kind: 'date',
              cell: (order) => formatDateTime(order.createdAt, locale),
            },
            { name: backOffice.orders.status, cell: (order) => <OrderStatusBadge status={order.status} /> },
            {
              name: backOffice.orders.total,
              kind: 'number',
              cell: (order) => formatEuro(order.total, locale),
            },
          ]}
        />
      </section>
      <section className={layout.part} aria-labelledby="notes">
        <h2 id="notes">{words.notes}</h2>
        {customer.notes.length === 0 ? <p className={sheet.hint}>{words.noNotes}</p> : null}
        <ul className={styles.notes}>
          {customer.notes.map((note) => (
            <li key={note.id}>
              <p dir="auto">{note.text}</p>
              <small>
                {note.author} · {formatDateTime(note.at, locale)}
              </small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
