import { Button } from '#kit/ui/controls/button.tsx';
import kit from '#kit/ui/controls/field.module.css';
import type { BulkForm } from '../../rules/bulk-form.ts';
import { longestPaste, pasteFields } from '../../rules/pasted-lines/paste-form.ts';
import { plainFields, plainFormPath } from '../../rules/plain-form.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import styles from './pasted-lines.module.css';

type PasteFormProps = {
  readonly nonce: BulkForm['context']['nonce'];
  /** what is looked at already */
  readonly text?: string;
};

/** Takes pasted lines or a file and leads to their preview; a form of its own, which works without scripts (BULK-02). */
export function PasteForm({ nonce, text }: PasteFormProps) {
  const { paste: words } = useBulkWords();
  return (
    <form method="post" action={plainFormPath} encType="multipart/form-data" className={styles.paste}>
      <input type="hidden" name={plainFields.nonce} value={nonce} readOnly />
      <p className={styles.intro}>{words.intro}</p>
      <label className={styles.field}>
        <span>{words.lines}</span>
        <textarea
          name={pasteFields.lines}
          rows={text === undefined ? 5 : 8}
          maxLength={longestPaste}
          defaultValue={text}
          placeholder={words.example}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <label className={styles.field}>
        <span>{words.file}</span>
        <input type="file" className={kit.file} name={pasteFields.file} accept=".csv,.txt,.tsv,.xlsx" />
      </label>
      <Button type="submit" kind={text === undefined ? 'primary' : 'secondary'}>
        {text === undefined ? words.check : words.recheck}
      </Button>
    </form>
  );
}
