import type { TaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { combinedRate, type TaxDestination } from '../rules/combined-rate.ts';

/** Every VAT rate of the shop in basis points, by tax class; a destination without one pays none. */
export type TaxTable = {
  home(taxClass: string): TaxRate;
  at(taxClass: string, destination: TaxDestination): TaxRate;
};

/** The table of VAT rates, cached until the shop's data change. */
export async function readTaxRates(ctx: RequestContext): Promise<TaxTable> {
  const byClass = await ctx.memory.remember('tax-rates', async () => {
    const rows = await ctx.db.selectFrom('tax_rates').selectAll().orderBy('id').execute();
    const areas = rows.map((row) => ({ ...row, rate: row.rate_basis_points }));
    return Map.groupBy(areas, (area) => area.tax_class);
  });
  const at = (taxClass: string, destination: TaxDestination) =>
    combinedRate(byClass.get(taxClass) ?? [], destination);
  const home = { country: ctx.settings.home_country, state: '', postcode: '' };
  // Hundreds of variations ask for the rate of the same class.
  const homeRates = new Map<string, TaxRate>();
  return {
    at,
    home(taxClass) {
      const known = homeRates.get(taxClass);
      if (known !== undefined) return known;
      const rate = at(taxClass, home);
      homeRates.set(taxClass, rate);
      return rate;
    },
  };
}
