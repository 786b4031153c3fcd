import { invoiceFields } from '#customers/invoices/rules/invoice-data.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftFields } from '../rules/counter-draft.ts';
import styles from './counter.module.css';

/** The data of an invoice, for a buyer whose account has none. */
export function InvoicePart({ fields }: { readonly fields: DraftFields }) {
  const { staffCounter: words } = useBackOfficeWords();
  return (
    <details open={fields.invoice_wanted === '1'}>
      <summary className={styles.fold}>{words.invoice}</summary>
      <Checkbox
        id="draft-invoice"
        name="invoice_wanted"
        value="1"
        defaultChecked={fields.invoice_wanted === '1'}
      >
        {words.invoiceWanted}
      </Checkbox>
      <div className={styles.fields}>
        <Select
          id="draft-invoice-kind"
          name="invoice_kind"
          label={words.invoiceKind}
          defaultValue={fields.invoice_kind ?? 'business'}
          options={(['business', 'person'] as const).map((value) => ({
            value,
            label: words.invoiceKinds[value],
          }))}
        />
        {invoiceFields.map(({ name, posted }) => (
          <TextField
            key={name}
            id={`draft-${posted}`}
            name={posted}
            label={words.invoiceFields[name]}
            defaultValue={fields[posted] ?? ''}
            maxLength={254}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
}
