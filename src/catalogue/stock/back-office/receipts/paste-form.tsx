import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from '../stock.module.css';
import { receiptSentence } from './receipt-sentence.ts';
import type { RefusedReceipt } from './refused-receipt.ts';

export type PasteFormProps = {
  readonly path: string;
  readonly nonce: string;
  /** where the pasted lines were refused */
  readonly refused: RefusedReceipt | null;
};

/** Takes lines as they are copied from a spreadsheet: code, quantity, cost. */
export function PasteForm({ path, nonce, refused }: PasteFormProps) {
  const { staffReceipts: words } = useBackOfficeWords();
  const problem = refused?.problems?.pasted;
  return (
    <details className={styles.fold} open={problem !== undefined}>
      <summary>{words.paste.title}</summary>
      <form className={sheet.sheet} method="post" action={path}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <TextArea
          id="receipt-pasted"
          name="pasted"
          rows={6}
          label={words.paste.label}
          hint={words.paste.hint}
          spellCheck={false}
          defaultValue={refused ? typedText(refused.typed, 'pasted') : ''}
          error={problem ? receiptSentence(words, problem) : ''}
        />
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="paste" kind="secondary">
            {words.paste.button}
          </Button>
        </div>
      </form>
    </details>
  );
}
