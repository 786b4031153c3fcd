import { invoiceFields } from '#customers/invoices/rules/invoice-data.ts';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { RecordForm } from '#foundation/records/back-office/record-form.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffCompanyPage } from '../rules/staff-company.ts';

const rows = [
  [
    ['first_name', 'firstName'],
    ['last_name', 'lastName'],
  ],
  [
    ['address_1', 'address1'],
    ['address_2', 'address2'],
  ],
  [
    ['postcode', 'postcode'],
    ['city', 'city'],
    ['state', 'state'],
  ],
  [
    ['phone', 'phone'],
    ['email', 'email'],
  ],
] as const;

/** The company of a customer: by what it is invoiced, and where it is. */
export function CompanyEditor({ page }: { readonly page: StaffCompanyPage }) {
  const { staffCustomers, orders } = useBackOfficeWords();
  const words = staffCustomers.company;
  const { customerId, invoice, billing, countries, problems, expired, nonce } = page;
  const errors = problemsByField(problems);
  return (
    <RecordForm
      back={{ path: `/staff/customers/${customerId}/`, words: words.back }}
      title={words.title(invoice.company || billing.email)}
      action={`/staff/customers/${customerId}/company/`}
      nonce={nonce}
      expired={expired}
      problems={problems.map(({ field, text }) => ({ id: field ?? '', sentence: text }))}
    >
      {invoiceFields.map(({ name, posted }) => (
        <TextField
          key={name}
          id={posted}
          name={posted}
          label={orders.invoice.labels[name]}
          hint={name === 'vatNumber' ? words.vatHint : ''}
          defaultValue={invoice[name]}
          error={errors[posted] ?? ''}
          autoComplete="off"
        />
      ))}
      <h2>{words.addressHeading}</h2>
      {rows.map((fields) => (
        <div key={fields[0][0]} className={sheet.row}>
          {fields.map(([posted, name]) => (
            <TextField
              key={posted}
              id={`billing_${posted}`}
              name={`billing_${posted}`}
              label={words.fields[name]}
              defaultValue={billing[name]}
              error={errors[`billing_${posted}`] ?? ''}
              autoComplete="off"
            />
          ))}
        </div>
      ))}
      <Select
        id="billing_country"
        name="billing_country"
        label={words.fields.country}
        options={countries.map(({ code, label }) => ({ value: code, label }))}
        defaultValue={billing.country}
        error={errors.billing_country ?? ''}
      />
    </RecordForm>
  );
}
