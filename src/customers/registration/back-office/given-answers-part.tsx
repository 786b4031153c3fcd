import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { GivenAnswers } from '../rules/staff-registration.ts';
import { RegistrationAnswers } from './registration-answers.tsx';

export type GivenAnswersPartProps = {
  readonly given: GivenAnswers | null;
  /** whether the asking person looks after registrations: others see that there is a file, not what is in it */
  readonly mayOpen: boolean;
  readonly at: 'registration' | 'checkout';
};

/** What was answered at registration or at the checkout, beside a customer or an order. */
export function GivenAnswersPart({ given, mayOpen, at }: GivenAnswersPartProps) {
  const { staffRegistrations: words } = useBackOfficeWords();
  if (!given) return null;
  return (
    <section className={layout.part} aria-labelledby="given-answers">
      <h2 id="given-answers">{at === 'checkout' ? words.answersOfOrder : words.answersOfCustomer}</h2>
      {given.role === null ? null : (
        <p>
          {words.role}: <strong>{given.role}</strong>
        </p>
      )}
      <RegistrationAnswers answers={given.answers} mayDownload={mayOpen} />
      {mayOpen && given.registrationId !== null ? (
        <p>
          <a href={`/staff/registrations/${given.registrationId}/`}>{words.openRegistration}</a>
        </p>
      ) : null}
    </section>
  );
}
