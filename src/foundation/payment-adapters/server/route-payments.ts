import type {
  AttemptMemo,
  PaymentAdapter,
  PaymentVault,
  ProviderAnswer,
} from '#foundation/payment-provider/rules/payment-adapter.ts';
import type { ProviderEnvironment } from '#foundation/payment-provider/rules/provider-connection.ts';
import { unanswered } from '#foundation/services/call-provider.ts';

/** One set of credentials at a provider with its adapter. */
export type ConnectedAccount = {
  /** '' where variables make it */
  readonly id: string;
  readonly environment: ProviderEnvironment;
  readonly adapter: PaymentAdapter;
  /** its credentials were replaced: it goes on with what was started with them */
  readonly isRetired: boolean;
};

// Beside what the adapter itself wants stored with an attempt.
const accountKey = 'account';
const environmentKey = 'environment';

/**
 * The adapters of a provider's accounts as one: a payment starts at the current account, and everything about it is asked of the account that
 * it was started with, whatever staff have switched or replaced meanwhile. Without a current account nothing starts any more. Null without
 * accounts.
 */
export function routePayments(
  current: ConnectedAccount | null,
  accounts: readonly ConnectedAccount[],
): PaymentAdapter | null {
  const first = current ?? accounts[0];
  if (!first) return null;
  const { adapter } = first;

  function accountOf({ memo }: Remembered): ConnectedAccount | undefined {
    const environment = memo[environmentKey];
    // Started before the shop stored where.
    if (environment === undefined) return first;
    const same = accounts.find(({ id }) => id !== '' && id === memo[accountKey]);
    if (same) return same;
    return [...(current ? [current] : []), ...accounts].find(
      (one) => one.environment === environment && !one.isRetired,
    );
  }

  async function ask<T>(
    ref: Remembered,
    call: (adapter: PaymentAdapter) => Promise<ProviderAnswer<T>> | undefined,
  ): Promise<ProviderAnswer<T>> {
    const account = accountOf(ref);
    return (await (account && call(account.adapter))) ?? unanswered('NOT_CONNECTED');
  }

  return {
    ...adapter,
    ...(current ? {} : { isClosed: true }),
    async start(payment) {
      if (!current) return { ok: false, fault: { kind: 'refused', issue: 'NOT_CONNECTED' } };
      const started = await current.adapter.start(payment);
      if (!started.ok) return started;
      return { ok: true, value: withAccount(current, started.value) };
    },
    fetch: (ref) => ask(ref, (to) => to.fetch(ref)),
    ...(adapter.change && { change: (ref, purchase) => ask(ref, (to) => to.change?.(ref, purchase)) }),
    ...(adapter.capture && { capture: (ref, order) => ask(ref, (to) => to.capture?.(ref, order)) }),
    ...(adapter.cancel && { cancel: (ref, key) => ask(ref, (to) => to.cancel?.(ref, key)) }),
    ...(adapter.refund && { refund: (ref, refund) => ask(ref, (to) => to.refund?.(ref, refund)) }),
    ...(adapter.fetchRefund && { fetchRefund: (ref, id) => ask(ref, (to) => to.fetchRefund?.(ref, id)) }),
    ...(adapter.readNotice && { readNotice: (message) => readNotice(accounts, message) }),
    ...(adapter.vault && { vault: routedVault() }),
  };

  /** A method is stored at the current account, and charged and removed where it is stored. */
  function routedVault(): PaymentVault {
    const notConnected = { ok: false, fault: { kind: 'refused', issue: 'NOT_CONNECTED' } } as const;
    return {
      async begin(setup) {
        const begun = await current?.adapter.vault?.begin(setup);
        if (!current || !begun) return notConnected;
        return begun.ok ? { ok: true, value: withAccount(current, begun.value) } : begun;
      },
      finish: (setup) => ask(setup, (to) => to.vault?.finish(setup)),
      async charge(payment, stored) {
        const account = accountOf(stored);
        const charged = await account?.adapter.vault?.charge(payment, stored);
        if (!account || !charged) return unanswered('NOT_CONNECTED');
        return charged.ok ? { ok: true, value: withAccount(account, charged.value) } : charged;
      },
      has: (stored) => ask(stored, (to) => to.vault?.has(stored)),
      remove: (stored) => ask(stored, (to) => to.vault?.remove(stored)),
      reaches: (memo) => current !== null && accountOf({ memo }) === current,
    };
  }
}

type Remembered = { readonly memo: AttemptMemo };

const withAccount = <T extends { readonly memo?: AttemptMemo }>(
  { id, environment }: ConnectedAccount,
  value: T,
) => ({
  ...value,
  memo: { ...value.memo, [accountKey]: id, [environmentKey]: environment },
});

type ReadNotice = NonNullable<PaymentAdapter['readNotice']>;

/** A message may be about a payment of any account: it is genuine if one of them knows it. */
async function readNotice(
  accounts: readonly ConnectedAccount[],
  message: Parameters<ReadNotice>[0],
): ReturnType<ReadNotice> {
  let answer: Awaited<ReturnType<ReadNotice>> = { ok: true, value: { kind: 'not-genuine' } };
  for (const { adapter, environment } of accounts) {
    const read = await adapter.readNotice?.(message);
    if (!read) continue;
    if (read.ok && read.value.kind === 'notice') return { ok: true, value: { ...read.value, environment } };
    // That one account could not ask outweighs that another one does not know it.
    if (answer.ok) answer = read;
  }
  return answer;
}
