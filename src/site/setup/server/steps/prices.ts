import { inTransaction } from '#foundation/database/in-transaction.ts';
import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { removeRate, saveRate } from '#pricing/tax/server/staff/save-rate.ts';
import { listStaffRates, type StaffRate } from '#pricing/tax/server/staff/staff-rates.ts';
import {
  type OfferedClass,
  offeredClasses,
  offeredRates,
  type PricesDraft,
  pricesStep,
} from '../../rules/steps/prices-step.ts';
import { saveSettings } from './save-settings.ts';
import type { SavedStep, SaveStep } from './step-outcome.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;

/** The rates of the whole country of the shop, by class. */
async function ratesAtHome({ db, settings }: Pick<Needs, 'db' | 'settings'>) {
  const rates = await listStaffRates({ db });
  return new Map(
    rates
      .filter((rate) => rate.country === settings.home_country && rate.state === '' && rate.postcode === '')
      .map((rate) => [rate.taxClass, rate]),
  );
}

/** The step as it is first shown: the rates of the shop, and the usual Italian ones until it was done once. */
export async function readPrices(ctx: Needs, isDone: boolean): Promise<PricesDraft> {
  const rates = await ratesAtHome(ctx);
  const shown = (taxClass: OfferedClass) =>
    rates.get(taxClass)?.rate ?? (isDone ? null : offeredRates[taxClass]);
  return {
    prices_include_tax: ctx.settings.prices_include_tax,
    standard: shown('standard') ?? offeredRates.standard,
    reduced: shown('reduced'),
    'second-reduced': shown('second-reduced'),
    'super-reduced': shown('super-reduced'),
  };
}

/** The step of prices and VAT: a rate that is left empty is taken away, unless products have it. */
export const savePrices: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(pricesStep, typed);
  if (!read.ok) return { ok: false, problems: codedProblems(read.problems) };
  const { prices_include_tax, ...rates } = read.draft;
  return inTransaction(ctx.db, async (db): Promise<SavedStep> => {
    const inside = { ...ctx, db };
    const known = await ratesAtHome(inside);
    for (const taxClass of offeredClasses) {
      const saved = await writeRate(inside, taxClass, rates[taxClass], known.get(taxClass) ?? null);
      if (!saved) return { ok: false, problems: { [taxClass]: { code: 'in-use' } } };
    }
    return saveSettings(inside, { prices_include_tax });
  });
};

async function writeRate(
  ctx: Needs,
  taxClass: OfferedClass,
  rate: number | null,
  known: StaffRate | null,
): Promise<boolean> {
  if (rate === known?.rate || (rate === null && !known)) return true;
  if (rate === null && known) {
    const used = await ctx.db
      .selectFrom('products')
      .select('id')
      .where('tax_class', '=', taxClass)
      .limit(1)
      .executeTakeFirst();
    return used ? false : (await removeRate(ctx, known.id)).ok;
  }
  const { id = null, ...before } = known ?? {};
  const draft = {
    country: ctx.settings.home_country,
    state: '',
    postcode: '',
    priority: 1,
    compound: false,
    ...before,
    taxClass,
    rate: rate ?? 0,
    name: `IVA ${String((rate ?? 0) / 100).replace('.', ',')}%`,
  };
  return (await saveRate(ctx, { id, draft })).ok;
}
