import { z } from 'zod';
import { acceptedCards, cardContingency } from '#foundation/payment-provider/rules/judge-card.ts';
import type { ProviderScript } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { offeredDeviceWallets } from '#selling/payments/rules/device-wallets.ts';
import { payLaterInstalment } from '#selling/payments/rules/pay-later.ts';
import { cardMethod } from '#selling/payments/rules/payment-methods.ts';
import { walletAction, walletCalls } from '#selling/payments/rules/wallet-actions.ts';
import { walletAdapter } from '#selling/payments/server/adapter-of.ts';
import { cartPayLink, payLaterTermsOf } from '#selling/payments/server/wallet-offers.ts';
import { scriptParameters } from '#selling/wallet/rules/script-parameters.ts';
import { simulationThrottleMs } from '#selling/wallet/rules/simulation-delay.ts';
import { walletAddress, walletContexts } from '#selling/wallet/rules/wallet-calls.ts';
import { type WalletConfig, walletConfig } from '#selling/wallet/rules/wallet-config.ts';
import {
  cardButtonStyle,
  miniCartButtonStyle,
  paymentTerms,
  walletButtonStyle,
} from '#selling/wallet/rules/wallet-style.ts';
import { readOwnMethods, savesMethods } from '#selling/wallet/server/saved/own-methods.ts';
import { storeAjaxCall } from '../../ajax-call.ts';
import { ajaxJson, ajaxText } from '../../ajax-reply.ts';
import { said } from '../../lenient/posted.ts';
import { noProvider, orderNumber } from './wallet-call.ts';

/** Public pages are cached for everybody and so cannot hold it: it is asked for when it is needed (PAY-01, PAY-02). */
export const scriptConfig = storeAjaxCall({
  name: '{pp}-script-config',
  methods: 'GET or POST',
  inAddress: true,
  summary: 'What a script needs to pay, for the page that it stands on.',
  fields: z.object({
    context: z.enum(walletContexts).catch('cart'),
    order_id: orderNumber.meta({ description: 'Of `pay-now`.' }),
    product_type: said('Of `product`: `simple`, `variable`.'),
  }),
  reply: { schema: walletConfig, says: 'What a script needs to pay, with the nonces of all calls.' },
  errors: [noProvider],
  async handle(ctx, { context, order_id: orderId, product_type: productType = null }) {
    const adapter = walletAdapter(ctx);
    if (!adapter?.script) return ajaxText('');
    return ajaxJson(await configOf(ctx, adapter.script, { context, orderId, productType }));
  },
});

async function configOf(
  ctx: RequestContext,
  script: ProviderScript,
  page: Pick<WalletConfig, 'context' | 'productType'> & { readonly orderId: number },
): Promise<WalletConfig> {
  const { visitor, wire, nonces, shopUrl, settings } = ctx;
  const { person } = visitor;
  const words = walletFor(visitor.audience.locale);
  const cart = await readPricedCart(ctx, { orFirst: true });
  const { totals } = cart;
  const later = payLaterTermsOf(ctx);
  const saves = savesMethods(ctx);
  const hasCards =
    saves && (await readOwnMethods(ctx)).some((own) => own.method === cardMethod && own.isOffered);
  const devices = offeredDeviceWallets(settings).filter((name) => name !== 'googlepay' || script.googlePay);
  const parameters = scriptParameters(script.clientId, {
    disabled: settings.wallet_disabled_funding,
    enabled: later.enabled ? ['paylater'] : [],
    devices,
  });
  return {
    ...paymentTerms,
    client_id: script.clientId,
    url: script.address === '' ? '' : `${script.address}?${new URLSearchParams(parameters)}`,
    url_params: parameters,
    context: page.context,
    order_id: page.orderId,
    productType: page.context === 'product' ? (page.productType ?? 'simple') : null,
    needShipping: page.context !== 'pay-now',
    vaultingEnabled: saves,
    can_save_vault_token: saves,
    subscriptions_enabled: false,
    cart_contains_subscription: false,
    user: { id: person?.customerId ?? 0, is_logged: person !== null, has_wc_card_payment_tokens: hasCards },
    redirect: `${shopUrl}/checkout/`,
    pay_link: cartPayLink(ctx, cart),
    ajax: Object.fromEntries(
      walletCalls.map((call) => [
        call.replaceAll('-', '_'),
        { endpoint: walletAddress(wire, call), nonce: nonces.make(walletAction(wire, call)) },
      ]),
    ),
    button: { style: walletButtonStyle, mini_cart_style: miniCartButtonStyle },
    separate_buttons: { card: { style: cardButtonStyle } },
    device_wallets: {
      shop_name: settings.shop_name,
      apple_pay: { enabled: devices.includes('applepay'), label: words.applePay },
      google_pay: {
        enabled: devices.includes('googlepay'),
        script: script.googlePay?.address ?? '',
        environment: script.googlePay?.environment ?? 'TEST',
      },
    },
    disabled_funding: settings.wallet_disabled_funding,
    enabled_funding: later.enabled ? ['paylater'] : [],
    hosted_fields: {
      valid_cards: acceptedCards,
      contingency: cardContingency,
      labels: {
        credit_card_number: words.card.number,
        cvv: words.card.cvv,
        mm_yy: words.expiryPlaceholder,
        card_expiry: words.card.expiry,
        first_name: words.cardholder.firstName,
        last_name: words.cardholder.lastName,
        fields_empty: words.errors['card-missing'],
        fields_not_valid: words.errors['card-invalid'],
        card_not_supported: words.errors['card-unsupported'],
        cardholder_name_required: words.errors['cardholder-missing'],
      },
    },
    messages: {
      amount: payLaterInstalment(totals.total, later) === null ? null : (totals.total / 100).toFixed(2),
    },
    simulate_cart: { enabled: true, throttling: simulationThrottleMs },
    early_checkout_validation_enabled: true,
    final_review_enabled: true,
    labels: { error: { generic: words.errors.generic } },
  };
}
