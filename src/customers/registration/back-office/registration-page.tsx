import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { decisionsOn } from '../rules/registration-status.ts';
import type { RegistrationsDone as Done, StaffRegistration } from '../rules/staff-registration.ts';
import { DecisionForms } from './decision-forms.tsx';
import { RegistrationAnswers } from './registration-answers.tsx';
import styles from './registration-page.module.css';
import { RegistrationStatusBadge } from './registration-status-badge.tsx';
import { RegistrationsDone } from './role-list.tsx';

export type RegistrationPageProps = {
  readonly registration: StaffRegistration;
  readonly done: Done | null;
  /** of `staffRegistrationAction` */
  readonly nonce: string;
  /** a refusal was sent without one */
  readonly reasonMissing: boolean;
  readonly mayOpenCustomer: boolean;
};

/** One registration: what was answered, the files, what is known of VAT numbers, and what staff decide. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { registration, done, nonce, reasonMissing, mayOpenCustomer } = props;
  const { staffRegistrations: all, locale } = useBackOfficeWords();
  const words = all.page;
  const { status, decidedAt, decidedBy, reason, customerId } = registration;
  const customer = registration.person || words.customerNumber(customerId);
  const facts = [
    [
      all.role,
      <>
        {registration.role} {registration.isBusiness ? <Badge>{all.roles.business}</Badge> : null}
      </>,
    ],
    [
      words.email,
      <a key="email" href={`mailto:${registration.email}`}>
        {registration.email}
      </a>,
    ],
    [all.date, formatDateTime(registration.createdAt, locale)],
    [words.place, words.positions[registration.place]],
    [
      words.customer,
      mayOpenCustomer ? (
        <a key="customer" href={`/staff/customers/${customerId}/`}>
          {customer}
        </a>
      ) : (
        customer
      ),
    ],
  ] as const;
  return (
    <>
      <div className={sheet.head}>
        <a className={sheet.back} href="/staff/registrations/">
          {words.backToList}
        </a>
        <div className={layout.title}>
          <h1 dir="auto">{registration.name}</h1>
          <RegistrationStatusBadge status={status} />
        </div>
      </div>
      <RegistrationsDone done={reasonMissing ? null : done} />
      <StaffFacts facts={facts} framed />
      <section className={layout.part} aria-labelledby="registration-answers">
        <h2 id="registration-answers">{words.answers}</h2>
        <RegistrationAnswers answers={registration.answers} />
      </section>
      {status === 'waiting' ? null : (
        <section className={layout.part} aria-labelledby="registration-decision">
          <h2 id="registration-decision">{words.decision}</h2>
          <p>
            {decidedAt === null
              ? words.decidedAlone
              : `${words.decidedBy(decidedBy)} · ${formatDateTime(decidedAt, locale)}`}
          </p>
          {reason === '' ? null : <blockquote className={styles.reason}>{reason}</blockquote>}
        </section>
      )}
      {decisionsOn[status].length > 0 ? (
        <DecisionForms registration={registration} nonce={nonce} reasonMissing={reasonMissing} />
      ) : null}
    </>
  );
}
