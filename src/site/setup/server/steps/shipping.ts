import { inTransaction } from '#foundation/database/in-transaction.ts';
import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type ShippingDraft, shippingStep } from '../../rules/steps/shipping-step.ts';
import { readItalianZones, writeItalianZones } from './italian-zones.ts';
import { saveSettings } from './save-settings.ts';
import type { SavedStep, SaveStep } from './step-outcome.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;

const euro = (cents: number | null) => formatAmount(toCents(cents ?? 0), 'it');

/** The step as it is first shown. */
export async function readShipping(ctx: Needs): Promise<ShippingDraft> {
  const { settings } = ctx;
  return {
    ...(await readItalianZones(ctx)),
    bank_transfer_enabled: settings.bank_transfer_enabled,
    bank_transfer_holder: settings.bank_transfer_holder || settings.shop_legal_name,
    bank_transfer_iban: settings.bank_transfer_iban,
    bank_transfer_bank: settings.bank_transfer_bank,
    cash_on_delivery_enabled: settings.cash_on_delivery_enabled,
    cash_on_delivery_fee_cents: toCents(settings.cash_on_delivery_fee_cents),
  };
}

/** The step of shipping and payment: the prices of Italy are the general ones of the shop, those of the islands their own. */
export const saveShipping: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(shippingStep, typed);
  if (!read.ok) return { ok: false, problems: codedProblems(read.problems) };
  const { draft } = read;
  return inTransaction(ctx.db, async (db): Promise<SavedStep> => {
    const inside = { ...ctx, db };
    const thresholds = await writeItalianZones(inside, draft);
    return saveSettings(inside, {
      flat_shipping_cents: euro(draft.italyCost),
      free_shipping_from_cents: euro(draft.italyFreeFrom),
      free_shipping_from_net_cents: euro(thresholds.italyNet),
      bank_transfer_enabled: draft.bank_transfer_enabled,
      bank_transfer_holder: draft.bank_transfer_holder,
      bank_transfer_iban: draft.bank_transfer_iban,
      bank_transfer_bank: draft.bank_transfer_bank,
      cash_on_delivery_enabled: draft.cash_on_delivery_enabled,
      cash_on_delivery_fee_cents: euro(draft.cash_on_delivery_fee_cents),
    });
  });
};
