import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { countedKinds, type DemoCounts, type DemoRemoval, removeDemoPath } from '../rules/demo-data.ts';
import { setUpPath } from '../rules/set-up-steps.ts';
import type { DemoRemovalOutcome } from '../server/demo/ask-demo-removal.ts';
import styles from './remove-demo-page.module.css';

export type RemoveDemoPageProps = {
  readonly removal: DemoRemoval;
  readonly nonce: string;
  readonly problem: Extract<DemoRemovalOutcome, { kind: 'again' }>['problem'] | null;
};

const INTERVAL_MS = 2000;

/** The removal of the demo: what goes, the word that confirms it, and how far it is. */
export function RemoveDemoPage({ removal, nonce, problem }: RemoveDemoPageProps) {
  const { staffRemoveDemo: words } = useBackOfficeWords();
  const { revalidate } = useRevalidator();
  const { state } = removal;
  useEffect(() => {
    if (state !== 'removing') return;
    const timer = setInterval(() => void revalidate(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [state, revalidate]);
  return (
    <>
      <a className={sheet.back} href={setUpPath}>
        {words.toSetUp}
      </a>
      <div className={sheet.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      {problem === 'expired' || problem === 'refused' ? (
        <Notice kind="warning">{words.problems[problem]}</Notice>
      ) : null}
      {state === 'ready' ? (
        <Confirmation counts={removal.counts} nonce={nonce} isWrong={problem === 'wrong-word'} />
      ) : (
        <Notice kind={state === 'removed' ? 'success' : 'info'}>{words.states[state]}</Notice>
      )}
      {state === 'not-own' ? <WayOn path="/staff/customers/" name={words.toCustomers} /> : null}
      {state === 'removed' ? <WayOn path={setUpPath} name={words.toSetUp} /> : null}
    </>
  );
}

function WayOn({ path, name }: { readonly path: string; readonly name: string }) {
  return (
    <p>
      <a className={buttonClass({ kind: 'secondary' })} href={path}>
        {name}
      </a>
    </p>
  );
}

type ConfirmationProps = { readonly counts: DemoCounts; readonly nonce: string; readonly isWrong: boolean };

function Confirmation({ counts, nonce, isWrong }: ConfirmationProps) {
  const { staffRemoveDemo: words } = useBackOfficeWords();
  return (
    <form className={sheet.sheet} method="post" action={removeDemoPath} noValidate>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <section>
        <h2>{words.goes}</h2>
        <dl className={styles.counts}>
          {countedKinds.map((kind) => (
            <div key={kind}>
              <dt>{words.counts[kind]}</dt>
              <dd>{words.count(counts[kind])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ul className={styles.notes}>
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={styles.word}>
        <TextField
          id="remove-demo-word"
          name="word"
          label={words.type(words.word)}
          error={isWrong ? words.problems['wrong-word'](words.word) : ''}
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <div className={sheet.buttons}>
        <Button type="submit">{words.press}</Button>
      </div>
    </form>
  );
}
