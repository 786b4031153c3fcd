import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { staffRights, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { inDigits } from '#messages/in-digits.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import type { AuditEntry, AuditFact, AuditFacts } from '../rules/audit-entry.ts';
import { isReference } from '../rules/audit-references.ts';
import { fieldName, labelIn, productValueInWords, tableValueInWords } from './audit-fields.ts';

type SettingWords = { readonly label: string; readonly choices?: Readonly<Record<string, string>> };
type Subject = Pick<AuditEntry['subject'], 'kind' | 'id'>;

const inCents = new Set([
  'credit_limit_cents',
  'refundLimit',
  'minOrder',
  'surcharge',
  'unit',
  'price',
  'cost',
  'minSubtotal',
  'freeFrom',
  'freeFromNet',
  'minimum_cents',
  'maximum_cents',
  'receiptValue',
  'averageCost',
  'differenceValue',
]);
/** Numbers by which things are known, not amounts. */
const numbersOfThings = new Set(['conversation', 'copyOf', 'id', 'insteadOf', 'refundId']);
const inBasisPoints = new Set(['rate', 'basisPoints']);

/** A value of the trail in words: amounts in euro, days as they are written, names instead of codes. */
export function factInWords(
  name: string,
  fact: AuditFact | undefined,
  subject: Subject,
  words: BackOfficeWords,
): string {
  const { staffAudit, auditWords, backOffice, staffRoles, locale } = words;
  const { kind } = subject;
  if (fact === undefined || fact === null || fact === '') return staffAudit.nothing;
  if (typeof fact === 'boolean') return fact ? staffAudit.yes : staffAudit.no;
  if (typeof fact === 'number') return numberInWords(name, fact, kind, locale);
  if (typeof fact !== 'string') {
    if (Array.isArray(fact)) {
      const all = fact.map((one: AuditFact) => factInWords(name, one, subject, words));
      return all.length === 0 ? staffAudit.nothing : all.join(typeof fact[0] === 'object' ? '; ' : ', ');
    }
    return name === 'classCosts'
      ? classCostsInWords(fact as AuditFacts, words)
      : factsInWords(fact as AuditFacts, subject, words);
  }
  if (name === 'prices') return pricesInWords(fact, words);
  if (name === 'staff_role' || name === 'role')
    return staffRoleName(backOffice.roles, { code: fact, name: '' });
  const right = name === 'rights' ? staffRights.find((known) => known === fact) : undefined;
  if (right) return staffRoles.rights[right].label;
  const code = codeInWords(name, fact, subject, words);
  if (code !== null) return code;
  if (/^\d{4}-\d\d-\d\dT/.test(fact)) return formatDateTime(fact, locale);
  if (/^\d{4}-\d\d-\d\d$/.test(fact)) return fact.split('-').reverse().join('/');
  return auditWords.values[fact] ?? fact;
}

/** What a code of some field means; null where it is no such code. */
function codeInWords(
  name: string,
  fact: string,
  { kind, id }: Subject,
  words: BackOfficeWords,
): string | null {
  const {
    orders,
    emailNames,
    staffOrders,
    staffProviders,
    staffSettings,
    staffShipping,
    staffStock,
    locale,
  } = words;
  const settings: Readonly<Record<string, SettingWords>> = staffSettings.settings;
  if (kind === 'order' && name === 'status') {
    const [status = '', waitsFor = ''] = fact.split(':');
    return labelIn(orders.onHold, waitsFor) ?? labelIn(orders.statuses, status);
  }
  if (kind === 'bulk-edit' && name === 'state') return labelIn(words.staffBulkEdit.states, fact);
  if (kind === 'order' && name === 'state') return labelIn(staffOrders.refund.states, fact);
  if (kind === 'return' && name === 'state') return labelIn(words.staffReturns.states, fact);
  if (name === 'settledAs') return labelIn(words.staffReturns.settlements, fact);
  if (kind === 'setting') return labelIn(settings[id]?.choices ?? {}, fact);
  if (kind === 'product-table') return tableValueInWords(name, fact, words);
  if (kind === 'product') return productValueInWords(name, fact, words);
  if (kind === 'shipping-zone' && name === 'kind') return labelIn(staffShipping.kinds, fact);
  if (kind === 'stock' && name === 'reason') return labelIn(staffStock.reasons, fact);
  if (kind === 'api-key' && name === 'keyAccess') return labelIn(words.apiKeys.access, fact);
  if (name === 'webhookTopic') return labelIn(words.webhooks.topics, fact);
  if (name === 'webhookStatus') return labelIn(words.webhooks.statuses, fact);
  if (name === 'letterKind') return labelIn(emailNames, fact);
  if (name === 'environment') return labelIn(staffProviders.environments, fact);
  if (name === 'method' || name === 'refusedPayments') return labelIn(paymentMethodsFor(locale).titles, fact);
  return null;
}

/** What the classes of a shipping method cost, by their names; a class that is gone by its number. */
const classCostsInWords = (costs: AuditFacts, { auditWords, locale }: BackOfficeWords): string =>
  Object.entries(costs)
    .map(
      ([name, cents]) =>
        `${/^\d+$/.test(name) ? auditWords.shippingClass(name) : name} ${formatEuro(toCents(Number(cents)), locale)}`,
    )
    .join(', ');

function factsInWords(facts: AuditFacts, subject: Subject, words: BackOfficeWords): string {
  return Object.entries(facts)
    .filter(([, fact]) => fact !== null && fact !== '')
    .map(
      ([name, fact]) => `${fieldName(name, subject.kind, words)} ${factInWords(name, fact, subject, words)}`,
    )
    .join(', ');
}

function numberInWords(
  name: string,
  fact: number,
  kind: AuditEntry['subject']['kind'],
  locale: BackOfficeWords['locale'],
): string {
  const isWhole = Number.isSafeInteger(fact);
  // Minimum and maximum of a coupon are amounts, those of a price list pieces; a refund is in cents as well.
  const isMoney =
    inCents.has(name) ||
    (kind === 'coupon' && ['minimum', 'maximum'].includes(name)) ||
    (kind === 'order' && ['amount', 'balance', 'total'].includes(name)) ||
    (kind === 'product' && name.endsWith('Cents'));
  if (isWhole && isMoney) return formatEuro(toCents(fact), locale);
  if (isWhole && inBasisPoints.has(name)) return formatTaxRate(fact, locale);
  if (isWhole && kind === 'coupon' && name === 'amount') return formatAmount(toCents(fact), locale);
  return numbersOfThings.has(name) || isReference(name) ? String(fact) : inDigits(locale, fact);
}

/** `1:800;10:750` as a price and its tiers; a text that is no such list stays as it is. */
function pricesInWords(text: string, { auditWords, locale }: BackOfficeWords): string {
  if (!/^\d+:\d+(?:;\d+:\d+)*$/.test(text)) return text;
  return text
    .split(';')
    .map((pair) => {
      const [quantity = 0, cents = 0] = pair.split(':').map(Number);
      const price = formatEuro(toCents(cents), locale);
      return quantity === 1 ? price : auditWords.tierFrom(quantity, price);
    })
    .join('; ');
}
