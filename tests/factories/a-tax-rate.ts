import type { Database } from '#foundation/database/client.ts';

/** A VAT rate, in basis points; one that exists is changed. By default the Italian standard rate. */
export async function aTaxRate(
  db: Database,
  options: { taxClass?: string; country?: string; state?: string; postcode?: string; rate?: number } = {},
): Promise<void> {
  const rate = options.rate ?? 2200;
  await db
    .insertInto('tax_rates')
    .values({
      tax_class: options.taxClass ?? 'standard',
      country: options.country ?? 'IT',
      state: options.state ?? '',
      postcode: options.postcode ?? '',
      rate_basis_points: rate,
      name: `IVA ${rate / 100}%`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tax_class', 'country', 'state', 'postcode'])
        .doUpdateSet({ rate_basis_points: rate }),
    )
    .execute();
}
