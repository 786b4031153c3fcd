import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { UncountedCode } from '../../rules/counts/count.ts';
import styles from '../stock.module.css';

export type CodesNotCountedProps = {
  readonly codes: readonly UncountedCode[];
  readonly path: string;
  readonly nonce: string;
  readonly isOpen: boolean;
};

/** Codes that were scanned and counted nothing, until somebody has looked after them. */
export function CodesNotCounted({ codes, path, nonce, isOpen }: CodesNotCountedProps) {
  const { codes: words } = useBackOfficeWords().staffCounts;
  const { actions } = useBackOfficeWords().staffReceipts;
  return (
    <form className={styles.section} method="post" action={path} aria-labelledby="count-codes">
      <h2 id="count-codes">{words.title}</h2>
      <p className={sheet.hint}>{words.hint}</p>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <RecordTable
        rows={codes}
        keyOf={({ code }) => code}
        empty=""
        columns={[
          { name: words.code, text: ({ code }) => code },
          { name: words.reason, text: ({ kind }) => words.reasons[kind] },
          { name: words.times, number: ({ times }) => times },
          ...(isOpen
            ? [
                {
                  name: actions,
                  text: ({ code }: UncountedCode) => (
                    <button
                      className={sheet.linkButton}
                      type="submit"
                      name="drop"
                      value={code}
                      aria-label={words.dropOf(code)}
                    >
                      {words.drop}
                    </button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </form>
  );
}
