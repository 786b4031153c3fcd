import type { ReactNode } from 'react';
import { type Address, emptyAddress } from '#foundation/addresses/rules/address.ts';
import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CustomerAction } from '../rules/staff-customer.ts';
import styles from './customer-page.module.css';
import { CustomerStaffRole, type CustomerStaffRoleProps } from './customer-staff-role.tsx';
import { CustomerStateBadge } from './customer-state-badge.tsx';
import { CustomerTasks, type CustomerTasksProps } from './customer-tasks.tsx';

export type CustomerPageProps = CustomerTasksProps &
  CustomerStaffRoleProps & {
    readonly done: CustomerAction | null;
    /** whether the asking person may decide on registrations */
    readonly maySeeRegistrations: boolean;
    /** the customer's orders, and what else other modules know of the customer */
    readonly orders: ReactNode;
    readonly children?: ReactNode;
  };

/** A customer with addresses, group, role, log-ins and the notes of the staff. */
export function CustomerPage(props: CustomerPageProps) {
  const { customer, done, wrong, maySeeRegistrations } = props;
  const { waitingRegistration } = customer;
  const { staffCustomers: words, locale } = useBackOfficeWords();
  const written = (address: Address | null) =>
    address === null ? '–' : addressLines({ ...emptyAddress, ...address }, locale).join('\n') || '–';
  const date = (at: string | null) => (at === null ? words.never : formatDateTime(at, locale));
  const facts = [
    [words.facts.email, customer.email],
    [words.facts.company, customer.company || '–'],
    ...(customer.isSubaccount
      ? [[words.facts.buysAs, words.asEmployee] as const]
      : [
          [words.facts.group, customer.group] as const,
          [words.facts.buysAs, customer.isBusiness ? words.asBusiness : words.asConsumer] as const,
          [words.facts.role, customer.role ?? words.noRole] as const,
        ]),
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
      {props.orders}
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
