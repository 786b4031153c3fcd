import type { FieldProblem } from '#customers/accounts/rules/account-actions.ts';
import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import { readInvoice } from '#customers/invoices/rules/read-invoice.ts';
import { invoiceProblemSentence } from '#customers/invoices/server/invoice-problem-sentence.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayManageSubaccounts } from '#foundation/visitor/rules/buying-for.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { invoiceOf } from '../rules/company.ts';
import { type CompanyPage, saveCompanyAction, saveCompanyField } from '../rules/company-page.ts';
import { readKnownCompany } from './read-known-company.ts';
import { saveCompany } from './save-company.ts';

type Posted = { readonly values: InvoiceData | null; readonly problems: readonly FieldProblem[] };

/** The company that a person buys for; its main account, in person, may change it. */
export async function readCompanyPage(
  ctx: RequestContext,
  person: Person,
  posted: Posted | null = null,
): Promise<CompanyPage> {
  const { db, settings, nonces } = ctx;
  const known = await readKnownCompany({ db, homeCountry: settings.home_country }, person.customerId);
  return {
    values: posted?.values ?? (known && invoiceOf(known.company)),
    address: known?.company.address ?? null,
    vat: known?.vat?.answer ?? null,
    mayChange: mayManageSubaccounts(person),
    problems: posted?.problems ?? [],
    nonce: nonces.make(saveCompanyAction),
  };
}

/** The form of the page: null where it was saved, else the page with what is wrong. */
export async function postCompany(
  ctx: RequestContext,
  person: Person,
  fields: PostedFields,
): Promise<CompanyPage | null> {
  const { locale } = ctx.visitor.audience;
  const values = readInvoice({ ...fields, invoice_wanted: '1', invoice_kind: 'business' });
  const refuse = (problems: readonly FieldProblem[]) => readCompanyPage(ctx, person, { values, problems });
  const isFresh = ctx.nonces.check(saveCompanyAction, fields[saveCompanyField] ?? '');
  if (!isFresh || !values || !mayManageSubaccounts(person)) {
    return refuse([{ field: null, text: ownAccountFor(locale).problems['expired-form'] }]);
  }
  const saved = await saveCompany(ctx, { accountId: person.customerId, invoice: values, by: 'owner' });
  if (saved.ok) return null;
  const words = messagesFor(locale);
  return refuse(saved.problems.map((problem) => invoiceProblemSentence(words, problem)));
}
