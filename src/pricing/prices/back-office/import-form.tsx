import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { importPath } from '../rules/staff-prices.ts';
import styles from './price-lists.module.css';

export type ImportFormProps = {
  readonly listId: number;
  /** which columns a file has */
  readonly hint: string;
  readonly nonce: string;
};

/** Where a file of prices is given to a list. */
export function ImportForm({ listId, hint, nonce }: ImportFormProps) {
  const { staffPrices } = useBackOfficeWords();
  const words = staffPrices.importing;
  return (
    <section className={styles.section} aria-labelledby="import">
      <h2 id="import">{words.heading}</h2>
      <p className={styles.hint}>{hint}</p>
      <form className={styles.upload} method="post" action={importPath(listId)} encType="multipart/form-data">
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <StaffFileField
          id="list-file"
          name="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          label={words.file}
          required
        />
        <div className={styles.send}>
          <Button type="submit" kind="secondary">
            {words.button}
          </Button>
        </div>
      </form>
    </section>
  );
}
