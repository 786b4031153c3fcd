import { toCents } from '#foundation/money/rules/cents.ts';
import type { TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ResolvedPrice } from '#pricing/prices/rules/price-of.ts';
import { convertTaxMode } from '#pricing/tax/rules/destination-price.ts';
import type { CartRow } from '../rules/cart-row.ts';
import { agreedPrice, type StaffDiscount, staffDiscountFrom, staffTermsFrom } from '../rules/staff-terms.ts';

/** What staff agreed for a line and for its whole cart, as stored. */
export type StaffColumns = { readonly staff_terms: unknown; readonly staff_discount: unknown };

/**
 * A row at what staff agreed at the counter: the customer's price less a discount, a price of its own, or a line without an article. A row for which nothing
 * was agreed stays as it is.
 */
export function staffPricedRow(
  { visitor }: Pick<RequestContext, 'visitor'>,
  row: CartRow,
  { columns, homeRate }: { readonly columns: StaffColumns; readonly homeRate: (taxClass: string) => TaxRate },
): CartRow {
  if (columns.staff_terms === null && columns.staff_discount === null) return row;
  const terms = staffTermsFrom(columns.staff_terms);
  const order = staffDiscountFrom(columns.staff_discount);
  if (!terms && !order) return row;
  const taxClass = terms?.kind === 'free' ? terms.taxClass : row.taxClass;
  const { mode } = visitor.audience;
  const agreed =
    terms && terms.kind !== 'discount'
      ? convertTaxMode(toCents(terms.unit), terms.mode, mode, homeRate(taxClass))
      : null;
  const line = terms?.kind === 'discount' ? terms.basisPoints : 0;
  const priceAt = (quantity: number): ResolvedPrice | null => {
    const usual = terms?.kind === 'free' ? null : row.priceAt(quantity);
    if (!usual && agreed === null) return null;
    const unit = agreedPrice({ usual: usual?.unit ?? toCents(0), agreed }, line, order?.basisPoints ?? 0);
    const step = { step: 'staff', basisPoints: line, reason: reasonOf(terms, order), amount: unit } as const;
    const steps = [...(usual?.steps ?? []), step];
    return { unit, regular: usual?.unit ?? unit, onSale: false, mode, steps };
  };
  const priced = { ...row, taxClass, priceAt, staff: { terms, discount: order } };
  if (terms?.kind !== 'free') return priced;
  const { name } = terms;
  const { shown: _, ...own } = priced;
  return {
    ...own,
    name,
    sku: null,
    published: true,
    rule: {
      ...row.rule,
      minQuantity: 1,
      maxQuantity: null,
      step: 1,
      soldIndividually: false,
      available: null,
    },
  };
}

function reasonOf(terms: ReturnType<typeof staffTermsFrom>, order: StaffDiscount | null): string {
  const own = terms && terms.kind !== 'free' ? terms.reason : '';
  return [own, order?.reason ?? ''].filter((reason) => reason !== '').join('; ');
}
