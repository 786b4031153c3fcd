import { FormProblems } from '#customers/accounts/storefront/form-problems.tsx';
import styles from '#customers/accounts/storefront/pages/account-form.module.css';
import { AccountFrame, type OwnAccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { emptyInvoice, type InvoiceField, invoiceFields } from '#customers/invoices/rules/invoice-data.ts';
import { InvoiceBlock } from '#customers/invoices/storefront/invoice-block.tsx';
import { invoiceTyping } from '#customers/invoices/storefront/invoice-typing.ts';
import { AddressBlock } from '#foundation/addresses/storefront/address-block.tsx';
import { problemsByField } from '#foundation/forms/rules/checkout-problem.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { KnownVat } from '#pricing/vat/rules/known-vat.ts';
import { type CompanyPage, companyPath, saveCompanyField } from '../rules/company-page.ts';

const tones: Readonly<Record<KnownVat['answer'], BadgeTone>> = {
  valid: 'green',
  invalid: 'sale',
  unknown: 'amber',
  'not-asked': 'plain',
};

const required: ReadonlySet<InvoiceField> = new Set(['company', 'vatNumber']);

/** The data of a company: a form for its main account, to be read by all who buy for it. */
export function CompanyView({ page, frame }: { page: CompanyPage; frame: OwnAccountFrame }) {
  const { locale } = useWords();
  const { company: words } = useAccountWords();
  const { values, address, vat, mayChange } = page;
  const badge = vat ? <Badge tone={tones[vat]}>{words.vat[vat]}</Badge> : null;
  return (
    <AccountFrame title={words.title} current="company" {...frame}>
      <p className={styles.quiet}>{mayChange ? words.intro : values ? words.readOnly : words.none}</p>
      {mayChange ? <CompanyForm page={page} platform={frame.platform} badge={badge} /> : null}
      {!mayChange && values ? (
        <section className={styles.card}>
          <InvoiceBlock invoice={values} />
          {badge}
        </section>
      ) : null}
      <section className={`${styles.card} ${styles.narrow}`} aria-labelledby="company-address">
        <h2 id="company-address">{words.address}</h2>
        {address ? (
          <AddressBlock title="" address={address} locale={locale} />
        ) : (
          <p className={styles.quiet}>{words.noAddress}</p>
        )}
        {mayChange ? (
          <a className={buttonClass({ kind: 'secondary' })} href="/my-account/edit-address/billing/">
            {address ? words.editAddress : words.addAddress}
          </a>
        ) : null}
      </section>
    </AccountFrame>
  );
}

type CompanyFormProps = {
  readonly page: CompanyPage;
  readonly platform: string;
  readonly badge: React.ReactNode;
};

function CompanyForm({ page, platform, badge }: CompanyFormProps) {
  const { addresses, orders } = useShopWords();
  const { company: words } = useAccountWords();
  const errors = problemsByField(page.problems);
  const values = page.values ?? emptyInvoice;
  const hints: Readonly<Partial<Record<InvoiceField, string>>> = {
    vatNumber: words.vatHint,
    recipientCode: addresses.invoice.recipientCodeHint,
    pec: addresses.invoice.pecHint,
  };
  return (
    <form className={styles.form} method="post" action={companyPath} noValidate>
      <FormProblems problems={page.problems} platform={platform} />
      {invoiceFields.map(({ name, posted }) => (
        <div key={name}>
          <TextField
            id={posted}
            name={posted}
            label={required.has(name) ? `${orders.invoice.labels[name]} *` : orders.invoice.labels[name]}
            aria-required={required.has(name) || undefined}
            defaultValue={values[name]}
            error={errors[posted] ?? ''}
            hint={hints[name] ?? ''}
            {...invoiceTyping[name]}
          />
          {name === 'vatNumber' && page.problems.length === 0 ? badge : null}
        </div>
      ))}
      <input type="hidden" name={saveCompanyField} value={page.nonce} readOnly />
      <Button type="submit" size="large">
        {words.save}
      </Button>
    </form>
  );
}
