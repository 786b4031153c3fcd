import type { Toolbox } from '#services/toolbox.ts';
import type { TaxRate } from '../rules/tax-rate.ts';

/** Where something is delivered, as far as VAT asks; codes in capitals. */
export type TaxDestination = {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
};

/** Every VAT rate of the shop; a destination without one pays none. */
export type TaxTable = {
  home(taxClass: string): TaxRate;
  at(taxClass: string, destination: TaxDestination): TaxRate;
};

type Row = { country: string; state: string; postcode: string; rate_basis_points: number };

/** The table of VAT rates, kept until the shop's data change. */
export async function readTaxRates(toolbox: Toolbox): Promise<TaxTable> {
  const byClass = await toolbox.memory.remember('tax-rates', async () => {
    const rows = await toolbox.db.selectFrom('tax_rates').selectAll().execute();
    return Map.groupBy(rows, (row) => row.tax_class);
  });
  const at = (taxClass: string, destination: TaxDestination) =>
    closest(byClass.get(taxClass) ?? [], destination)?.rate_basis_points ?? 0;
  const home = { country: toolbox.settings.home_country, state: '', postcode: '' };
  return { at, home: (taxClass) => at(taxClass, home) };
}

/** The VAT rate in basis points of a tax class at a destination; 0 where the shop knows none. */
export async function taxRateFor(
  toolbox: Toolbox,
  taxClass: string,
  destination: TaxDestination,
): Promise<TaxRate> {
  return (await readTaxRates(toolbox)).at(taxClass, destination);
}

/** The nearest rule counts: a postcode before a province, a province before a country (Livigno, Campione). */
function closest(rows: readonly Row[], destination: TaxDestination): Row | undefined {
  const nearness = (row: Row) => (row.postcode === '' ? 0 : 2) + (row.state === '' ? 0 : 1);
  return rows
    .filter(
      (row) =>
        row.country === destination.country &&
        (row.state === '' || row.state === destination.state) &&
        (row.postcode === '' || row.postcode === destination.postcode.replaceAll(' ', '')),
    )
    .sort((a, b) => nearness(b) - nearness(a))[0];
}
