import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { WalletMessages } from '#messages/it/wallet.ts';
import type { Unapproved } from '../rules/unapproved.ts';
import type { WalletConfig } from '../rules/wallet-config.ts';
import type { WireSelection } from '../rules/wallet-frame.ts';
import { loadProviderSdk } from './provider-sdk.ts';
import { fetchWalletConfig, problemsOf, walletCall } from './wallet-call.ts';

type Values = Readonly<Record<string, string>>;

export type WalletButtonsContext = {
  /** of the configuration for this page */
  readonly config: string;
  readonly selector: string;
  /** the checkout form, which is checked before the wallet opens (PAY-15); absent where the buyer chooses the address in the wallet */
  readonly values?: () => Values;
  /** what is bought instead of what lies in the cart, which it replaces (PAY-19) */
  readonly selection?: () => readonly WireSelection[];
  readonly words: Pick<WalletMessages, 'errors'>;
  readonly onProblems: (problems: Unapproved) => void;
  /** the page where what was approved is reviewed (PAY-16) */
  readonly onApproved: (url: string) => void;
};

/** Loads the provider's script and renders its buttons; false where they cannot be had. What is approved is reviewed in the shop (PAY-16). */
export async function openWalletButtons(context: WalletButtonsContext): Promise<boolean> {
  const config = await fetchWalletConfig(context.config);
  if (!config || config.url === '') return false;
  const sdk = await loadProviderSdk(config.url);
  const buttons = sdk?.Buttons?.({ style: styleOf(config), ...callbacksOf(config, context) });
  if (!buttons?.isEligible()) return false;
  await buttons.render(context.selector);
  return true;
}

const styleOf = ({ context, button }: WalletConfig) =>
  context === 'mini-cart' ? button.mini_cart_style : button.style;

function callbacksOf(first: WalletConfig, context: WalletButtonsContext) {
  const { values, selection, words, onProblems, onApproved } = context;
  let config = first;
  const problem = (text: string) => [{ field: 'payment_method', text }];
  const generic = words.errors.generic;
  // What the shop has said already is not covered up by what the script makes of it.
  let isRefused = false;
  const refuse = (problems: readonly CheckoutProblem[]) => {
    isRefused = true;
    onProblems(problems);
  };
  const form = () => ({ form_encoded: new URLSearchParams(values?.() ?? {}).toString() });
  return {
    async onClick(_: unknown, actions: { resolve(): unknown; reject(): unknown }) {
      isRefused = false;
      onProblems([]);
      if (!values) return actions.resolve();
      const reply = await walletCall(config, 'validate_checkout', form());
      if (reply?.success) return actions.resolve();
      refuse(problemsOf(reply?.data ?? null, generic));
      return actions.reject();
    },
    async createOrder(data?: { readonly paymentSource?: string }) {
      if (selection) {
        const changed = await walletCall(config, 'change_cart', { products: selection() });
        if (!changed?.success) {
          refuse(problemsOf(changed?.data ?? null, generic));
          throw new Error('the shop refused the selection');
        }
        // A visitor without a session has one by now, with new nonces.
        config = (await fetchWalletConfig(context.config)) ?? config;
      }
      const reply = await walletCall<{ readonly id: string }>(config, 'create_order', {
        payment_method: 'wallet',
        funding_source: data?.paymentSource ?? '',
        context: config.context,
        ...(values ? form() : {}),
      });
      if (reply?.success && reply.data) return reply.data.id;
      refuse(problemsOf(reply?.success === false ? reply.data : null, generic));
      throw new Error('the shop refused the payment');
    },
    async onApprove(data: { readonly orderID: string; readonly paymentSource?: string }) {
      const asked = { order_id: data.orderID, funding_source: data.paymentSource ?? '' };
      const reply = await walletCall<{ readonly redirect: string }>(config, 'approve_order', asked);
      if (reply?.success && reply.data) return onApproved(reply.data.redirect);
      refuse(problemsOf(reply?.success === false ? reply.data : null, generic));
    },
    onCancel: () => onProblems('cancelled'),
    onError: () => (isRefused ? undefined : onProblems(problem(generic))),
  };
}
