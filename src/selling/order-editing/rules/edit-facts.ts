import type { Address } from '#foundation/addresses/rules/address.ts';
import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import type { AuditFact, AuditFacts } from '#foundation/audit/rules/audit-entry.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { OrderEditFacts } from '#selling/orders/rules/order-care.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';

type Locale = 'it' | 'en';

/** What an edit changed, for history and audit trail: of each field that differs how it was and how it is; empty where nothing does. */
export function editFacts(before: OrderView, after: OrderView, locale: Locale): OrderEditFacts {
  const [was, is] = [factsOf(before, locale), factsOf(after, locale)];
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const only = (facts: AuditFacts) =>
    Object.fromEntries(names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));
  return { before: only(was), after: only(is) };
}

function factsOf(order: OrderView, locale: Locale): AuditFacts {
  const address = (of: Address & { readonly email?: string }): AuditFact =>
    [...addressLines(of, locale), of.phone, of.email ?? ''].filter((text) => text !== '').join(', ');
  return {
    lines: order.lines.map((line) => lineInWords(line, locale)),
    billingAddress: address(order.billing),
    shippingAddress: address(order.shipping),
    shippingMethod: `${order.shippingTitle}: ${formatEuro(order.shippingAmount, locale)}`,
    paymentMethod: order.paymentTitle,
    coupons: order.coupons.map(({ code }) => code),
    note: order.note,
    total: order.total,
  };
}

function lineInWords(
  { quantity, name, attributes, sku, unit }: OrderView['lines'][number],
  locale: Locale,
): string {
  const what = [name, ...attributes.map(({ value }) => value)].join(' · ');
  return `${quantity} × ${what}${sku === null ? '' : ` (${sku})`}: ${formatEuro(unit, locale)}`;
}
