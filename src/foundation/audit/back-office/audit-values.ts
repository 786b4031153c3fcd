import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { staffRights, staffRoleName } from '#foundation/visitor/rules/staff-rights.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import type { BackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AuditEntry, AuditFact, AuditFacts } from '../rules/audit-entry.ts';

const inCents = new Set([
  'credit_limit_cents',
  'refundLimit',
  'minOrder',
  'surcharge',
  'unit',
  'price',
  'cost',
  'minSubtotal',
]);
const inBasisPoints = new Set(['rate', 'basisPoints']);

/** What a field is called, without an article: for a list of fields. */
export function fieldName(name: string, words: BackOfficeWords): string {
  const said = (words.auditWords.fields[name] ?? name).replace(/^(?:il|lo|la|i|gli|le|the) |^l’/, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A value of the trail in words: amounts in euro, days as they are written, names instead of codes. */
export function factInWords(
  name: string,
  fact: AuditFact | undefined,
  kind: AuditEntry['subject']['kind'],
  words: BackOfficeWords,
): string {
  const { staffAudit, auditWords, backOffice, orders, staffRoles, locale } = words;
  if (fact === undefined || fact === null || fact === '') return staffAudit.nothing;
  if (typeof fact === 'boolean') return fact ? staffAudit.yes : staffAudit.no;
  if (typeof fact === 'number') return numberInWords(name, fact, kind, locale);
  if (typeof fact !== 'string') {
    if (Array.isArray(fact)) {
      const all = fact.map((one: AuditFact) => factInWords(name, one, kind, words));
      return all.length === 0 ? staffAudit.nothing : all.join(typeof fact[0] === 'object' ? '; ' : ', ');
    }
    return factsInWords(fact as AuditFacts, kind, words);
  }
  if (name === 'prices') return pricesInWords(fact, words);
  if (name === 'staff_role' || name === 'role')
    return staffRoleName(backOffice.roles, { code: fact, name: '' });
  const right = name === 'rights' ? staffRights.find((known) => known === fact) : undefined;
  if (right) return staffRoles.rights[right].label;
  if (name === 'status' && kind === 'order') {
    const statuses: Readonly<Record<string, string>> = orders.statuses;
    return statuses[fact] ?? fact;
  }
  if (/^\d{4}-\d\d-\d\dT/.test(fact)) return formatDateTime(fact, locale);
  if (/^\d{4}-\d\d-\d\d$/.test(fact)) return fact.split('-').reverse().join('/');
  return auditWords.values[fact] ?? fact;
}

function factsInWords(
  facts: AuditFacts,
  kind: AuditEntry['subject']['kind'],
  words: BackOfficeWords,
): string {
  return Object.entries(facts)
    .filter(([, fact]) => fact !== null && fact !== '')
    .map(([name, fact]) => `${fieldName(name, words)} ${factInWords(name, fact, kind, words)}`)
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
    (kind === 'order' && name === 'amount');
  if (isWhole && isMoney) return formatEuro(toCents(fact), locale);
  if (isWhole && inBasisPoints.has(name)) return formatTaxRate(fact, locale);
  if (isWhole && kind === 'coupon' && name === 'amount') return formatAmount(toCents(fact), locale);
  return fact.toLocaleString(locale);
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
