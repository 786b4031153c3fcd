import type { WalletMessages } from '#messages/it/wallet.ts';
import {
  type CardFieldKind,
  type CardFieldsOffer,
  cardFieldKinds,
  judgeCardFields,
} from '../../rules/card-fields.ts';
import { cardholderFields, readCardholder } from '../../rules/cardholder.ts';
import type { Unapproved } from '../../rules/unapproved.ts';
import type { WalletConfig } from '../../rules/wallet-config.ts';
import {
  type ApprovalCallbacks,
  type HostedField,
  type HostedFields,
  loadProviderSdk,
  type SetupCallbacks,
} from '../provider-sdk.ts';
import { fetchWalletConfig, problemsOf, walletCall } from '../wallet-call.ts';

type Values = Readonly<Record<string, string>>;

/** The fields of a card on the page, ready to be typed into. */
export type CardFieldsSession = {
  /** Pays the values of a form: the provider gets the card, and the shop hears whether it is approved. Null where it is, else why not. */
  approve(values: Values): Promise<Unapproved | null>;
};

export type CardFieldsContext = CardFieldsOffer & {
  readonly selectors: Readonly<Record<CardFieldKind, string>>;
  readonly words: Pick<WalletMessages, 'errors' | 'expiryPlaceholder'>;
  /** the fields that something is wrong with; none once they are corrected */
  readonly onInvalid: (kinds: readonly CardFieldKind[]) => void;
};

/** Like the shop's own fields. */
const fieldStyle = {
  input: {
    'font-size': '1rem',
    'font-family': 'system-ui, sans-serif',
    color: '#16181d',
    padding: '0.6875rem 0.75rem',
  },
  '.invalid': { color: '#a00c24' },
};

/** Loads the provider's script and renders its fields; null where they cannot be had, so that the card is typed in at the provider. */
export async function openCardFields(context: CardFieldsContext): Promise<CardFieldsSession | null> {
  const config = await fetchWalletConfig(context.config);
  if (!config || config.url === '') return null;
  const sdk = await loadProviderSdk(config.url);
  if (!sdk?.CardFields) return null;
  const approval = approvalOf(config, context);
  const hosted = sdk.CardFields({ ...approval.callbacks, style: fieldStyle });
  if (!hosted.isEligible()) return null;
  const inputEvents = { onChange: () => context.onInvalid([]) };
  const fields: Record<CardFieldKind, HostedField> = {
    number: hosted.NumberField({ inputEvents }),
    expiry: hosted.ExpiryField({ inputEvents, placeholder: context.words.expiryPlaceholder }),
    cvv: hosted.CVVField({ inputEvents }),
  };
  await Promise.all(cardFieldKinds.map((kind) => fields[kind].render(context.selectors[kind])));
  return {
    approve: (values) =>
      approve(hosted, fields, context, (send) => approval.run(values, send), readCardholder(values)),
  };
}

async function approve(
  hosted: HostedFields,
  fields: Readonly<Record<CardFieldKind, HostedField>>,
  { words, onInvalid, stores = false }: CardFieldsContext,
  run: (send: () => Promise<unknown>) => Promise<Unapproved | null>,
  holder: string | null,
): Promise<Unapproved | null> {
  const fault = judgeCardFields(await hosted.getState());
  for (const kind of cardFieldKinds) {
    const isFaulty = fault?.kinds.includes(kind) ?? false;
    const marked = isFaulty
      ? fields[kind].setAttribute('aria-invalid', 'true')
      : fields[kind].removeAttribute('aria-invalid');
    // The frame tells nothing worse than that it is not there.
    marked.catch(() => undefined);
  }
  onInvalid(fault?.kinds ?? []);
  if (fault) return [{ field: 'payment_method', text: words.errors[fault.word] }];
  if (holder === null && !stores)
    return [{ field: cardholderFields.firstName, text: words.errors['cardholder-missing'] }];
  return run(() => hosted.submit());
}

const settleMs = 15_000;

/** What the script is given to call, and one approval at a time by it: null where the shop has it, else why not. */
function approvalOf(config: WalletConfig, { payNow, words, stores = false }: CardFieldsContext) {
  let values: Values = {};
  let finish: (why: Unapproved | null) => void = () => undefined;
  let isConfirming = false;
  const generic: Unapproved = [{ field: 'payment_method', text: words.errors.generic }];
  const ended = {
    onCancel: () => finish('cancelled'),
    onError: () => finish(generic),
  };
  const setup: SetupCallbacks = {
    ...ended,
    async createVaultSetupToken() {
      const asked = { payment_method: 'card' };
      const reply = await walletCall<{ readonly id: string }>(config, 'create_setup_token', asked);
      if (reply?.success && reply.data) return reply.data.id;
      finish(problemsOf(reply?.success === false ? reply.data : null, words.errors.generic));
      throw new Error('the shop refused to store the card');
    },
    async onApprove({ vaultSetupToken }) {
      isConfirming = true;
      const reply = await walletCall(config, 'create_payment_token', { vault_setup_token: vaultSetupToken });
      finish(reply?.success ? null : problemsOf(reply?.data ?? null, words.errors.generic));
    },
  };
  const payment: ApprovalCallbacks = {
    ...ended,
    async createOrder() {
      const asked = { payment_method: 'card', funding_source: 'card', in_fields: '1', ...payNow };
      const reply = await walletCall<{ readonly id: string }>(config, 'create_order', {
        ...asked,
        context: payNow ? 'pay-now' : 'checkout',
        form_encoded: new URLSearchParams(values).toString(),
      });
      if (reply?.success && reply.data) return reply.data.id;
      finish(problemsOf(reply?.success === false ? reply.data : null, words.errors.generic));
      throw new Error('the shop refused the payment');
    },
    async onApprove({ orderID }: { readonly orderID: string }) {
      isConfirming = true;
      const reply = await walletCall(config, 'approve_order', {
        order_id: orderID,
        funding_source: 'card',
        key: payNow?.order_key ?? '',
      });
      finish(reply?.success ? null : problemsOf(reply?.data ?? null, words.errors.generic));
    },
  };
  return {
    callbacks: stores ? setup : payment,
    run(form: Values, send: () => Promise<unknown>): Promise<Unapproved | null> {
      values = form;
      isConfirming = false;
      return new Promise((resolve) => {
        finish = resolve;
        send().then(
          // The script has finished and called nothing: nobody knows of an approval.
          () => isConfirming || setTimeout(() => isConfirming || resolve(generic), settleMs),
          () => isConfirming || resolve(generic),
        );
      });
    },
  };
}
