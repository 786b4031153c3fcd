import { savedAddresses } from '#customers/accounts/rules/stored-addresses.ts';
import { checkInvoice, type InvoiceProblem } from '#customers/invoices/rules/check-invoice.ts';
import { emptyInvoice, type InvoiceData, storedInvoice } from '#customers/invoices/rules/invoice-data.ts';
import type { BillingAddress } from '#foundation/addresses/rules/address.ts';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { checkVatNumber } from '#pricing/vat/server/check-vat-number.ts';
import { numberOnRecord } from '../rules/company.ts';

export type CompanyToSave = {
  readonly accountId: number;
  readonly invoice: InvoiceData;
  /** left out where the address stays as it is */
  readonly billing?: BillingAddress;
  /** staff may leave out what the customer has not said yet, and stand in the audit trail */
  readonly by: 'owner' | 'staff';
};

export type SaveCompanyResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly InvoiceProblem[] };

/**
 * Changes the data of a company. A changed VAT number is asked about first, before the transaction, since the register may take seconds: wrong
 * digits and a no of the register refuse it, a register that does not answer does not (VAT-02).
 */
export async function saveCompany(ctx: RequestContext, input: CompanyToSave): Promise<SaveCompanyResult> {
  const { accountId, invoice, by } = input;
  const before = await readStored(ctx.db, accountId);
  const country = (input.billing ?? before.billing)?.country || ctx.settings.home_country;
  const problems = checkInvoice(invoice, country, ctx.settings.vat_countries).filter(
    ({ code }) => by === 'owner' || code !== 'recipient-required',
  );
  if (problems.length > 0) return { ok: false, problems };
  const number = numberOnRecord(invoice.vatNumber, country);
  const old = numberOnRecord(before.invoice.vatNumber, before.billing?.country || country);
  if (number !== null && number !== old) {
    const { person } = ctx.visitor;
    const asker =
      by === 'owner'
        ? undefined
        : ({
            by: 'staff',
            sessionId: null,
            customerId: accountId,
            staffId: person?.customerId ?? null,
          } as const);
    const { reply } = await checkVatNumber(ctx, { vat: invoice.vatNumber, country }, asker);
    if (reply !== 'valid') return { ok: false, problems: [{ code: 'invalid', field: 'vatNumber' }] };
  }
  await inTransaction(ctx.db, async (db) => {
    await write({ ...ctx, db }, input);
    return { ok: true };
  });
  return { ok: true };
}

async function readStored(db: Database, accountId: number) {
  const row = await db
    .selectFrom('customers')
    .select(['email', 'company', 'invoice_data as invoice', 'billing_address as billing'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { billing } = savedAddresses({ billing: row.billing, shipping: null });
  const invoice = storedInvoice(row.invoice);
  return { ...row, billing, invoice: invoice?.kind === 'business' ? invoice : emptyInvoice };
}

async function write(ctx: RequestContext, { accountId, invoice, billing, by }: CompanyToSave): Promise<void> {
  const { db } = ctx;
  await db.selectFrom('customers').select('id').where('id', '=', accountId).forUpdate().execute();
  const before = await readStored(db, accountId);
  const { company } = invoice;
  const address = billing ?? before.billing;
  await db
    .updateTable('customers')
    .set({
      company,
      invoice_data: JSON.stringify(invoice),
      ...(address ? { billing_address: JSON.stringify({ ...address, company }) } : {}),
    })
    .where('id', '=', accountId)
    .execute();
  if (by === 'owner') return;
  await recordAudit(ctx, {
    what: 'changed',
    subject: { kind: 'customer', id: accountId, name: before.email },
    before: { ...before.invoice, company: before.company, ...streetOf(before.billing) },
    after: { ...invoice, ...streetOf(address) },
  });
}

/** The part of an address that belongs to the company and not to the person in it. */
function streetOf(address: BillingAddress | null) {
  if (!address) return {};
  const { address1, address2, postcode, city, state, country, phone } = address;
  return { address1, address2, postcode, city, state, country, phone };
}
