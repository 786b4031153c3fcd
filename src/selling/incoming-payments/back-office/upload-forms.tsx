import { StaffFileField } from '#foundation/records/back-office/staff-file-field.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { uploadFields, uploadPath } from '../rules/incoming-payment.ts';
import type { StatementProblem } from '../rules/statements/statement.ts';
import styles from './incoming-payments.module.css';

export type UploadFormsProps = {
  readonly couriers: readonly string[];
  readonly problem: { readonly kind: 'bank' | 'courier'; readonly code: StatementProblem } | null;
  readonly nonce: string;
};

/** The two files that bring money: a statement of the bank, and a remittance of a courier. */
export function UploadForms({ couriers, problem, nonce }: UploadFormsProps) {
  const { incomingPayments: words } = useBackOfficeWords();
  const errorOf = (kind: 'bank' | 'courier') =>
    problem?.kind === kind && problem.code !== 'expired' ? words.problems[problem.code] : '';
  // The fields stand before the file, whose reading depends on them.
  const proof = (kind: 'bank' | 'courier') => (
    <>
      <input type="hidden" name={uploadFields.nonce} value={nonce} readOnly />
      <input type="hidden" name={uploadFields.kind} value={kind} readOnly />
    </>
  );
  return (
    <div className={styles.uploads}>
      <form className={styles.upload} method="post" action={uploadPath} encType="multipart/form-data">
        <h2>{words.upload.bank}</h2>
        {proof('bank')}
        <StaffFileField
          id="statement-file"
          name={uploadFields.file}
          label={words.statements.file}
          hint={words.upload.bankHint}
          accept=".csv,.txt,.xlsx,.xml"
          error={errorOf('bank')}
          required
        />
        <Button type="submit">{words.upload.bankButton}</Button>
      </form>
      <form className={styles.upload} method="post" action={uploadPath} encType="multipart/form-data">
        <h2>{words.upload.courier}</h2>
        {proof('courier')}
        <TextField
          id="remittance-courier"
          name={uploadFields.courier}
          label={words.upload.courierName}
          list="remittance-couriers"
          error={problem?.code === 'no-courier' ? words.problems['no-courier'] : ''}
          autoComplete="off"
          required
        />
        <datalist id="remittance-couriers">
          {couriers.map((courier) => (
            <option key={courier} value={courier} />
          ))}
        </datalist>
        <StaffFileField
          id="remittance-file"
          name={uploadFields.file}
          label={words.statements.file}
          hint={words.upload.courierHint}
          accept=".csv,.txt,.xlsx"
          error={problem?.code === 'no-courier' ? '' : errorOf('courier')}
          required
        />
        <Button type="submit" kind="secondary">
          {words.upload.courierButton}
        </Button>
      </form>
    </div>
  );
}
