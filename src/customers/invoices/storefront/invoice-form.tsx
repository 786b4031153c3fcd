import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { SlidingHint } from '#kit/ui/controls/sliding-hint.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { VatFieldStart } from '#pricing/vat/rules/vat-field.ts';
import { VatNumberField } from '#pricing/vat/storefront/vat-number-field.tsx';
import { emptyInvoice, type InvoiceData, type InvoiceField, invoiceFields } from '../rules/invoice-data.ts';
import styles from './invoice-form.module.css';
import { invoiceTyping } from './invoice-typing.ts';

export type InvoiceFormProps = {
  readonly values: InvoiceData | null;
  /** what is wrong with a field, by its id (`invoice_pec`) */
  readonly errors: Readonly<Record<string, string>>;
  /** of the billing address when the page is made */
  readonly country: string;
  readonly vat: VatFieldStart;
  /** a business customer is not asked whether and as what, only by what (VAT-11) */
  readonly ofCompany?: boolean;
  /** the number was found valid, or taken back: the sums may be others */
  readonly onVat?: (() => unknown) | undefined;
};

const kinds = ['person', 'business'] as const;

/** Fields that are required wherever they are shown; a codice fiscale is required of persons only, which the style sheet marks. */
const always: ReadonlySet<InvoiceField> = new Set(['company']);

/** What an invoice needs, asked where one is wanted and of whom it is made out to, with scripts and without. */
export function InvoiceForm({ values, errors, country, vat, ofCompany = false, onVat }: InvoiceFormProps) {
  const { addresses, orders } = useShopWords();
  const { invoice } = addresses;
  const given = values ?? emptyInvoice;
  const hints: Readonly<Partial<Record<InvoiceField, string>>> = {
    taxCode: invoice.taxCodeHint,
    recipientCode: invoice.recipientCodeHint,
    pec: invoice.pecHint,
  };
  return (
    <div className={styles.invoice} data-company={ofCompany ? '' : undefined}>
      {ofCompany ? (
        <>
          <h3 className={styles.heading}>{invoice.companyHeading}</h3>
          <input type="hidden" name="invoice_wanted" value="1" />
          <input type="hidden" name="invoice_kind" value="business" />
        </>
      ) : (
        <Checkbox id="invoice_wanted" name="invoice_wanted" value="1" defaultChecked={values !== null}>
          {invoice.wanted}
        </Checkbox>
      )}
      <div className={styles.fields}>
        {ofCompany ? null : (
          <fieldset className={styles.kinds}>
            <legend>{invoice.kindLegend}</legend>
            {kinds.map((kind) => (
              <label key={kind}>
                <input type="radio" name="invoice_kind" value={kind} defaultChecked={kind === given.kind} />
                {invoice.kinds[kind]}
              </label>
            ))}
          </fieldset>
        )}
        {invoiceFields.map(({ name, posted, of }) => (
          <div key={name} data-of={of} data-field={name}>
            <SlidingHint>
              {name === 'vatNumber' ? (
                <VatNumberField
                  id={posted}
                  field={vat}
                  value={given.vatNumber}
                  error={errors[posted] ?? ''}
                  country={country}
                  countryField="billing_country"
                  resetField="shipping_country"
                  onValid={onVat}
                  onReset={onVat}
                />
              ) : (
                <TextField
                  id={posted}
                  name={posted}
                  label={always.has(name) ? `${orders.invoice.labels[name]} *` : orders.invoice.labels[name]}
                  aria-required={always.has(name) || undefined}
                  defaultValue={given[name]}
                  error={errors[posted] ?? ''}
                  hint={hints[name] ?? ''}
                  {...invoiceTyping[name]}
                />
              )}
            </SlidingHint>
          </div>
        ))}
      </div>
    </div>
  );
}
