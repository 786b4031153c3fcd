import sheet from '#shop/site/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { formatDateTime } from '#ui/display/format-date-time.ts';
import { decisionsOn } from '../rules/registration-status.ts';
import type { RegistrationsDone as Done, StaffRegistration } from '../rules/staff-registration.ts';
import { DecisionForms } from './decision-forms.tsx';
import { RegistrationAnswers } from './registration-answers.tsx';
import styles from './registration-page.module.css';
import { RegistrationStatusBadge } from './registration-status-badge.tsx';
import { RegistrationsDone } from './registrations-done.tsx';

export type RegistrationPageProps = {
  readonly registration: StaffRegistration;
  readonly done: Done | null;
  /** of `staffRegistrationAction` */
  readonly nonce: string;
  /** a refusal was sent without one */
  readonly reasonMissing: boolean;
};

/** One registration: what was answered, the files, what is known of VAT numbers, and what staff decide. */
export function RegistrationPage({ registration, done, nonce, reasonMissing }: RegistrationPageProps) {
  const { staffRegistrations: all, locale } = useBackOfficeWords();
  const words = all.page;
  const { status, decidedAt, decidedBy, reason } = registration;
  return (
    <>
      <div className={sheet.head}>
        <a className={sheet.back} href="/staff/registrations/">
          {words.backToList}
        </a>
        <div className={styles.title}>
          <h1 dir="auto">{registration.name}</h1>
          <RegistrationStatusBadge status={status} />
        </div>
      </div>
      <RegistrationsDone done={reasonMissing ? null : done} />
      <dl className={styles.facts}>
        <div>
          <dt>{all.role}</dt>
          <dd>
            {registration.role} {registration.isBusiness ? <Badge>{all.roles.business}</Badge> : null}
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${registration.email}`}>{registration.email}</a>
          </dd>
        </div>
        <div>
          <dt>{all.date}</dt>
          <dd>{formatDateTime(registration.createdAt, locale)}</dd>
        </div>
        <div>
          <dt>{words.place}</dt>
          <dd>{words.places[registration.place]}</dd>
        </div>
        <div>
          <dt>{words.customer}</dt>
          <dd>{words.customerNumber(registration.customerId)}</dd>
        </div>
      </dl>
      <section className={styles.part} aria-labelledby="registration-answers">
        <h2 id="registration-answers">{words.answers}</h2>
        <RegistrationAnswers answers={registration.answers} />
      </section>
      {status === 'waiting' ? null : (
        <section className={styles.part} aria-labelledby="registration-decision">
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
