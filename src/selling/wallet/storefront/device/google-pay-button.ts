import { acceptedCards } from '#foundation/payment-provider/rules/judge-card.ts';
import { fetchScript, pageNonce } from '../provider-sdk.ts';
import { type DevicePayment, sheetAmount } from './device-payment.ts';
import type { GooglePayAnswer, GooglePaymentData, GooglePayTerms, ProviderGooglePay } from './device-sdk.ts';

const source = 'googlepay';

/** Google Pay's button; null where the shop, the provider, Google or the device has none. */
export async function googlePayButton(payment: DevicePayment): Promise<HTMLElement | null> {
  const { config, sdk, session } = payment;
  const { enabled, script, environment } = config.device_wallets.google_pay;
  if (!enabled || !sdk.Googlepay) return null;
  await fetchScript(script);
  const Client = window.google?.payments?.api?.PaymentsClient;
  if (!Client) return null;
  const provider = sdk.Googlepay();
  const terms = await provider.config();
  if (!terms.isEligible) return null;
  const client = new Client({
    environment,
    nonce: pageNonce(),
    paymentDataCallbacks: { onPaymentAuthorized: (data) => pay(payment, provider, data) },
  });
  const asked = requestOf(terms);
  if (!(await client.isReadyToPay(asked)).result) return null;
  const button = client.createButton({
    buttonColor: 'black',
    buttonSizeMode: 'fill',
    buttonLocale: document.documentElement.lang,
    onClick: async () => {
      if (!(await session.begin())) return;
      await client.loadPaymentData({ ...asked, ...sheetOf(payment, terms) }).catch(({ statusCode }) => {
        if (statusCode === 'CANCELED') session.cancel();
        else session.fail();
      });
    },
  });
  button.dataset.deviceWallet = source;
  return button;
}

/** Cards of the accepted brands alone (PAY-10). */
function requestOf({ apiVersion, apiVersionMinor, allowedPaymentMethods }: GooglePayTerms) {
  const accepted = new Set<string>(acceptedCards);
  return {
    apiVersion,
    apiVersionMinor,
    allowedPaymentMethods: allowedPaymentMethods.map((method) => ({
      ...method,
      parameters: {
        ...method.parameters,
        allowedCardNetworks: (method.parameters.allowedCardNetworks ?? []).filter((name) =>
          accepted.has(name.toLowerCase()),
        ),
      },
    })),
  };
}

const sheetOf = ({ config, total }: DevicePayment, { countryCode, merchantInfo }: GooglePayTerms) => ({
  merchantInfo,
  callbackIntents: ['PAYMENT_AUTHORIZATION'],
  transactionInfo: {
    countryCode,
    currencyCode: config.currency,
    totalPriceStatus: 'FINAL',
    totalPrice: sheetAmount(total()),
  },
  // The checkout has an address already.
  ...(config.context === 'checkout'
    ? {}
    : {
        emailRequired: true,
        shippingAddressRequired: true,
        shippingAddressParameters: { phoneNumberRequired: true },
      }),
});

/** Called when the buyer has authorised the sheet, which closes with its answer. */
async function pay(
  { config, session, onApproved }: DevicePayment,
  provider: ProviderGooglePay,
  { paymentMethodData, shippingAddress, email }: GooglePaymentData,
): Promise<GooglePayAnswer> {
  const message = config.labels.error.generic ?? '';
  const failed: GooglePayAnswer = {
    transactionState: 'ERROR',
    error: { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message },
  };
  const finish = async (orderId: string) => {
    const url = await session.approve(orderId, source);
    if (url !== null) onApproved(url);
    return url !== null;
  };
  try {
    const orderId = await session.create(source);
    const sent = {
      orderId,
      paymentMethodData,
      ...(shippingAddress ? { shippingAddress, email: email ?? '' } : {}),
    };
    const { status } = await provider.confirmOrder(sent);
    if (status !== 'PAYER_ACTION_REQUIRED')
      return (await finish(orderId)) ? { transactionState: 'SUCCESS' } : failed;
    // The bank asks above the page, once the sheet is closed.
    provider
      .initiatePayerAction({ orderId })
      .then(() => finish(orderId))
      .catch(session.fail);
    return { transactionState: 'SUCCESS' };
  } catch {
    session.fail();
    return failed;
  }
}
