import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { setUpPath, setUpStepPath, setUpSteps } from '../rules/set-up-steps.ts';
import type { SetUpOutcome } from '../server/post-set-up-step.ts';
import type { SetUpPage } from '../server/read-set-up.ts';
import { EmailFields } from './email-fields.tsx';
import styles from './set-up-page.module.css';
import { StepFields } from './step-fields.tsx';
import { useStepSentence } from './use-step-sentence.ts';

export type SetUpStepPageProps = SetUpPage & {
  readonly outcome: Extract<SetUpOutcome, { kind: 'again' }> | null;
  /** the step before was stored just now */
  readonly saved: boolean;
  /** the test message has left */
  readonly sent: boolean;
};

/** A step of the set-up: its form, which leads on to the next one, and the way to leave it out. */
export function SetUpStepPage({ shown, progress, nonce, outcome, saved, sent }: SetUpStepPageProps) {
  const { staffSetUp: words, backOffice } = useBackOfficeWords();
  const sentence = useStepSentence();
  const { step } = shown;
  const said = words.steps[step];
  const labels: Readonly<Record<string, string>> = said.fields;
  const problems = new Map(Object.entries(outcome?.problems ?? {}));
  const errorOf = (name: string) => {
    const problem = problems.get(name);
    return problem ? sentence(problem) : '';
  };
  const idOf = (name: string) => `set-up-${name}`;
  const parts = { typed: outcome?.typed ?? null, idOf, errorOf };
  return (
    <>
      <a className={sheet.back} href={setUpPath}>
        {words.backToSteps}
      </a>
      <div className={sheet.head}>
        <h1>
          {words.stepOf(setUpSteps.indexOf(step) + 1, setUpSteps.length)} {said.title}
        </h1>
        <p>{said.intro}</p>
      </div>
      <StaffTabs
        label={words.title}
        tabs={setUpSteps.map((one) => ({
          path: setUpStepPath(one),
          name: progress[one] === 'done' ? words.doneTab(words.steps[one].title) : words.steps[one].title,
          count: null,
          isShown: one === step,
        }))}
      />
      {saved && !outcome ? <Notice kind="success">{backOffice.forms.saved}</Notice> : null}
      {sent && !outcome ? <Notice kind="success">{words.testSent}</Notice> : null}
      {outcome?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
      {outcome?.test ? (
        <Notice kind="error">
          {words.testProblems[outcome.test.problem]}
          {outcome.test.said === '' ? '' : ` ${words.serverSaid(outcome.test.said)}`}
        </Notice>
      ) : null}
      <FormSummary
        problems={[...problems.keys()].map((name) => ({
          id: idOf(name),
          sentence: `${labels[name] ?? ''}: ${errorOf(name)}`,
        }))}
      />
      <form
        className={sheet.sheet}
        method="post"
        action={setUpStepPath(step)}
        encType={step === 'look' ? 'multipart/form-data' : undefined}
        noValidate
      >
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        {/* Enter saves: the first button of a form is the one that it presses. */}
        <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
        {shown.step === 'email' ? (
          <EmailFields shown={shown} {...parts} />
        ) : (
          <StepFields shown={shown} {...parts} />
        )}
        <div className={sheet.buttons}>
          <Button type="submit">{words.saveAndGoOn}</Button>
          <Button type="submit" name="action" value="skip" kind="quiet">
            {words.skip}
          </Button>
        </div>
      </form>
    </>
  );
}
