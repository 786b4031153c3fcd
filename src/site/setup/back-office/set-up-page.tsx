import staff from '#foundation/records/back-office/staff-form.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { openStep, type SetUpProgress, type SetUpStep, setUpStepPath } from '../rules/set-up-steps.ts';
import styles from './set-up-page.module.css';

export type SetUpPageProps = {
  readonly progress: SetUpProgress;
  readonly steps: readonly { readonly step: SetUpStep; readonly isAllowed: boolean }[];
  /** the last step was stored just now */
  readonly saved: boolean;
};

/** The steps of the set-up, what has become of each, and the way on. */
export function SetUpPage({ progress, steps, saved }: SetUpPageProps) {
  const { staffSetUp: words, backOffice } = useBackOfficeWords();
  const next = openStep(progress);
  return (
    <>
      <div className={staff.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {saved ? <Notice kind="success">{backOffice.forms.saved}</Notice> : null}
      {next === null ? (
        <Notice kind="success" action={<a href="/staff/products/">{words.toProducts}</a>}>
          {words.finished}
        </Notice>
      ) : null}
      <ol className={styles.steps}>
        {steps.map(({ step, isAllowed }, at) => {
          const state = progress[step] ?? 'open';
          return (
            <li key={step} data-state={state}>
              <span className={styles.number} aria-hidden="true">
                {state === 'done' ? '✓' : at + 1}
              </span>
              <div>
                <h2>
                  {isAllowed ? (
                    <a href={setUpStepPath(step)}>{words.steps[step].title}</a>
                  ) : (
                    words.steps[step].title
                  )}
                </h2>
                <p>{isAllowed ? words.steps[step].summary : words.notAllowed}</p>
              </div>
              <span className={styles.state}>{step === next ? words.next : words.states[state]}</span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
