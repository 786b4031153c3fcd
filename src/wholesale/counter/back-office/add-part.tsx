import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftView, RejectedDraft } from '../rules/counter-draft.ts';
import styles from './counter.module.css';
import { FreeLineForm } from './free-line-form.tsx';

export type AddPartProps = {
  readonly action: string;
  readonly nonce: string;
  readonly draft: DraftView;
  readonly rejected: RejectedDraft | null;
};

/** The code field, which has the focus after each article, and the pasted list. */
export function AddPart({ action, nonce, draft, rejected }: AddPartProps) {
  const { staffCounter: words } = useBackOfficeWords();
  const typed = rejected?.typed ?? {};
  const hidden = <input type="hidden" name="_wpnonce" value={nonce} readOnly />;
  return (
    <section className={sheet.sheet} aria-labelledby="draft-add">
      <h2 id="draft-add">{words.add}</h2>
      <form method="post" action={action} className={styles.add}>
        {hidden}
        <TextField
          id="draft-code"
          name="code"
          label={words.code}
          hint={words.codeHint}
          defaultValue={typed.code ?? ''}
          maxLength={100}
          autoComplete="off"
          autoFocus
        />
        <TextField
          id="draft-quantity"
          name="quantity"
          label={words.quantity}
          inputMode="numeric"
          defaultValue={(typed.action === 'add' && typed.quantity) || '1'}
          maxLength={4}
          autoComplete="off"
        />
        <Button type="submit" name="action" value="add">
          {words.addButton}
        </Button>
      </form>
      {rejected && rejected.near.length > 0 ? (
        <>
          <h3>{words.near}</h3>
          <ul className={styles.people}>
            {rejected.near.map(({ sku, label }) => (
              <li key={sku}>
                <span>
                  <b>{label}</b>
                  <small>{sku}</small>
                </span>
                <form method="post" action={action}>
                  {hidden}
                  <input type="hidden" name="code" value={sku} readOnly />
                  <input type="hidden" name="quantity" value={typed.quantity || '1'} readOnly />
                  <Button
                    type="submit"
                    name="action"
                    value="add"
                    kind="secondary"
                    aria-label={words.addOf(label)}
                  >
                    {words.addButton}
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <details open={Boolean(typed.lines)}>
        <summary className={styles.fold}>{words.paste}</summary>
        <form method="post" action={action} className={styles.bar}>
          {hidden}
          <TextArea
            id="draft-lines"
            name="lines"
            label={words.pasteLabel}
            defaultValue={typed.lines ?? ''}
            rows={5}
          />
          <Button type="submit" name="action" value="paste" kind="secondary">
            {words.pasteButton}
          </Button>
        </form>
      </details>
      <FreeLineForm
        action={action}
        nonce={nonce}
        draft={draft}
        typed={typed.action === 'free' ? typed : null}
      />
    </section>
  );
}
