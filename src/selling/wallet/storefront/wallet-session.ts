import type { WalletMessages } from '#messages/it/wallet.ts';
import type { Unapproved } from '../rules/unapproved.ts';
import type { WalletConfig } from '../rules/wallet-config.ts';
import type { WireSelection } from '../rules/wallet-frame.ts';
import { fetchWalletConfig, problemsOf, walletCall } from './wallet-call.ts';

type Values = Readonly<Record<string, string>>;

export type WalletSessionContext = {
  /** of the configuration for this page */
  readonly config: string;
  /** the checkout form, which is checked before the wallet opens (PAY-15); absent where the buyer chooses the address in the wallet */
  readonly values?: () => Values;
  /** what is bought instead of what lies in the cart, which it replaces (PAY-19) */
  readonly selection?: () => readonly WireSelection[];
  readonly words: Pick<WalletMessages, 'errors'>;
  readonly onProblems: (problems: Unapproved) => void;
};

/** What every button of a wallet does with the shop, whoever draws it. */
export type WalletSession = ReturnType<typeof walletSession>;

export function walletSession(first: WalletConfig, context: WalletSessionContext) {
  const { values, selection, words, onProblems } = context;
  let config = first;
  const generic = words.errors.generic;
  // What the shop has said already is not covered up by what a script makes of it.
  let isRefused = false;
  const refuse = (problems: Unapproved) => {
    isRefused = true;
    onProblems(problems);
  };
  const form = () => ({ form_encoded: new URLSearchParams(values?.() ?? {}).toString() });

  async function changeCart(products: readonly WireSelection[]): Promise<void> {
    const changed = await walletCall(config, 'change_cart', { products });
    if (!changed?.success) {
      refuse(problemsOf(changed?.data ?? null, generic));
      throw new Error('the shop refused the selection');
    }
    // A visitor without a session has one by now, with new nonces.
    config = (await fetchWalletConfig(context.config)) ?? config;
  }

  return {
    /** whether the form can be ordered; without a form it can */
    async begin(): Promise<boolean> {
      isRefused = false;
      onProblems([]);
      if (!values) return true;
      const reply = await walletCall(config, 'validate_checkout', form());
      if (reply?.success) return true;
      refuse(problemsOf(reply?.data ?? null, generic));
      return false;
    },
    /** the id of the provider's order */
    async create(source: string): Promise<string> {
      if (selection) await changeCart(selection());
      const reply = await walletCall<{ readonly id: string }>(config, 'create_order', {
        payment_method: 'wallet',
        funding_source: source,
        context: config.context,
        ...(values ? form() : {}),
      });
      if (reply?.success && reply.data) return reply.data.id;
      refuse(problemsOf(reply?.success === false ? reply.data : null, generic));
      throw new Error('the shop refused the payment');
    },
    /** The shop asks the provider whether the buyer has approved: where that is reviewed (PAY-16), or null. */
    async approve(order: string, source: string): Promise<string | null> {
      const asked = { order_id: order, funding_source: source };
      const reply = await walletCall<{ readonly redirect: string }>(config, 'approve_order', asked);
      if (reply?.success && reply.data) return reply.data.redirect;
      refuse(problemsOf(reply?.success === false ? reply.data : null, generic));
      return null;
    },
    /** the buyer has closed the window; what the shop said before stays */
    cancel: () => (isRefused ? undefined : onProblems('cancelled')),
    fail: () => (isRefused ? undefined : refuse([{ field: 'payment_method', text: generic }])),
  };
}
