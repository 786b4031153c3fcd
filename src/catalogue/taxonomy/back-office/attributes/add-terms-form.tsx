import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath } from '../../rules/attribute-form.ts';
import { MOST_TERM_LINES } from '../../rules/term-lines.ts';
import type { PostedTerms } from '../../server/attributes/add-terms.ts';
import styles from './ordered-rows.module.css';

export type AddTermsFormProps = {
  readonly attributeId: number;
  readonly nonce: string;
  /** how many were added just now; null for a page that adds none */
  readonly added: number | null;
  readonly refused: Exclude<PostedTerms, { kind: 'go' }> | null;
};

/** Adds many terms of an attribute at once, one to a line. */
export function AddTermsForm({ attributeId, nonce, added, refused }: AddTermsFormProps) {
  const { addMany: words } = useBackOfficeWords().staffAttributes;
  return (
    <form className={styles.add} method="post" action={attributePath(attributeId)}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {added === null || refused ? null : <Notice kind="success">{words.added(added)}</Notice>}
      <TextArea
        id="term-lines"
        name="lines"
        label={words.label}
        hint={words.hint(MOST_TERM_LINES)}
        rows={4}
        defaultValue={refused?.typedLines ?? ''}
        error={refused ? words.problems[refused.unadded] : ''}
      />
      <div className={sheet.buttons}>
        <Button type="submit" kind="secondary" name="action" value="add-terms">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
