import { acceptedCards } from '#foundation/payment-provider/rules/judge-card.ts';
import { type DevicePayment, sheetAmount } from './device-payment.ts';
import type { ApplePaySessions, ApplePayTerms, ProviderApplePay } from './device-sdk.ts';

const version = 4;
const source = 'applepay';

/** Apple Pay's button; null where the shop, the provider or the device has none. */
export async function applePayButton(payment: DevicePayment): Promise<HTMLElement | null> {
  const { config, sdk } = payment;
  const sheets = window.ApplePaySession;
  if (!config.device_wallets.apple_pay.enabled || !sdk.Applepay) return null;
  if (!sheets?.supportsVersion(version) || !sheets.canMakePayments()) return null;
  const provider = sdk.Applepay();
  const terms = await provider.config();
  if (!terms.isEligible) return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.deviceWallet = source;
  button.textContent = config.device_wallets.apple_pay.label;
  button.addEventListener('click', () => openSheet(payment, { sheets, provider, terms }));
  return button;
}

type Apple = {
  readonly sheets: ApplePaySessions;
  readonly provider: ProviderApplePay;
  readonly terms: ApplePayTerms;
};

/** Safari opens the sheet in the press alone, so that the form is checked while it opens (PAY-15). */
function openSheet(
  { config, session, total, onApproved }: DevicePayment,
  { sheets, provider, terms }: Apple,
) {
  const accepted = new Set<string>(acceptedCards);
  const sheet = new sheets(version, {
    countryCode: terms.countryCode,
    currencyCode: config.currency,
    merchantCapabilities: terms.merchantCapabilities,
    supportedNetworks: terms.supportedNetworks.filter((network) => accepted.has(network.toLowerCase())),
    total: { label: config.device_wallets.shop_name, type: 'final', amount: sheetAmount(total()) },
    requiredBillingContactFields: ['postalAddress'],
    // The checkout has an address already.
    ...(config.context === 'checkout'
      ? {}
      : { requiredShippingContactFields: ['name', 'email', 'phone', 'postalAddress'] }),
  });
  sheet.oncancel = session.cancel;
  sheet.onvalidatemerchant = async ({ validationURL }) => {
    try {
      if (!(await session.begin())) return sheet.abort();
      const displayName = config.device_wallets.shop_name;
      const valid = await provider.validateMerchant({ validationUrl: validationURL, displayName });
      sheet.completeMerchantValidation(valid.merchantSession);
    } catch {
      session.fail();
      sheet.abort();
    }
  };
  sheet.onpaymentauthorized = async ({ payment }) => {
    const pay = async () => {
      const orderId = await session.create(source);
      await provider.confirmOrder({ orderId, ...payment });
      return session.approve(orderId, source);
    };
    const url = await pay().catch(() => {
      session.fail();
      return null;
    });
    sheet.completePayment(url === null ? sheets.STATUS_FAILURE : sheets.STATUS_SUCCESS);
    if (url !== null) onApproved(url);
  };
  sheet.begin();
}
