import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { KnownVatLine } from '#pricing/vat/back-office/known-vat-line.tsx';
import type { KnownCompany } from '../server/read-known-company.ts';

export type CompanyPartProps = {
  readonly customerId: number;
  /** null where the customer buys for none */
  readonly known: KnownCompany | null;
  /** whether the asking person may change it, of a customer who is a business */
  readonly mayChange: boolean;
};

/** The company that a customer buys for, as offers, orders and invoices name it. */
export function CompanyPart({ customerId, known, mayChange }: CompanyPartProps) {
  const { staffCustomers, orders, locale } = useBackOfficeWords();
  const words = staffCustomers.company;
  const change = (
    <p>
      <a href={`/staff/customers/${customerId}/company/`}>{known ? words.edit : words.add}</a>
    </p>
  );
  if (!known) return mayChange ? change : null;
  const { company, vat } = known;
  const { labels } = orders.invoice;
  const isOwn = company.accountId === customerId;
  const number = (
    <>
      {company.vatNumber || '–'}
      {vat ? <KnownVatLine vat={vat} /> : null}
    </>
  );
  const registered = company.address
    ? addressLines({ ...company.address, company: '' }, locale).join('\n')
    : '';
  return (
    <section className={layout.part} aria-labelledby="company">
      <h2 id="company">{words.heading}</h2>
      <StaffFacts
        framed
        facts={[
          [labels.company, company.name || '–'],
          [labels.vatNumber, number],
          [labels.taxCode, company.taxCode || '–'],
          [labels.recipientCode, company.recipientCode || '–'],
          [labels.pec, company.pec || '–'],
          [words.address, registered || '–'],
        ]}
      />
      {isOwn && mayChange ? change : null}
      {isOwn ? null : (
        <p>
          <a href={`/staff/customers/${company.accountId}/`}>{words.toMain}</a>
        </p>
      )}
    </section>
  );
}
