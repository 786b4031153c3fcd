import { networkOf } from '#customers/accounts/rules/log-in-delays.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type CountedCall, countCall, takeBackCall } from '#foundation/services/count-call.ts';

const MINUTE_MS = 60_000;

/** How long wrong codes are counted, in milliseconds. */
const guessesSpanMs = 15 * MINUTE_MS;

/**
 * Limits of unknown codes within that time, before no code is checked any more: all guests of one IP address together, a
 * customer, and all customers of one IP address together. A few typing errors stay far below.
 */
export const guessesAtMost = { guestsOfAddress: 20, customer: 10, customersOfAddress: 60 } as const;

export type Guess =
  | { readonly ok: true /** The code exists: it was no wrong guess. */; wasRight(): Promise<void> }
  | { readonly ok: false; readonly minutes: number };

type Guesser = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'session' | 'address' | 'nonces'>;

/**
 * Counts each check of a code as a wrong guess until `wasRight` is called, so that concurrent ones all count; or returns for how
 * many minutes no code is checked. Where the IP address is known sessions do not matter, since new ones are free.
 */
export async function countGuess(ctx: Guesser): Promise<Guess> {
  const now = ctx.clock.now();
  const counted: CountedCall[] = [];
  for (const [who, most] of guessers(ctx)) {
    const caller = Buffer.from(ctx.nonces.sign(`coupon guesses of ${who}`), 'base64url');
    const call = { caller, kind: 'coupon-guess', spanMs: guessesSpanMs, now } as const;
    const { calls, resetsAt } = await countCall(ctx.db, call);
    if (calls > most) {
      return { ok: false, minutes: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000)) };
    }
    counted.push(call);
  }
  return {
    ok: true,
    async wasRight() {
      for (const call of counted) await takeBackCall(ctx.db, call);
    },
  };
}

/** The counters and limits of a visitor; none for staff. */
function guessers({ visitor, address, session }: Guesser): readonly (readonly [string, number])[] {
  const { person } = visitor;
  if (person?.staffRole) return [];
  const network = address === null ? null : networkOf(address);
  if (person) {
    const own = [`customer ${person.customerId}`, guessesAtMost.customer] as const;
    return network === null
      ? [own]
      : [own, [`customers at ${network}`, guessesAtMost.customersOfAddress] as const];
  }
  const guest = network === null ? `session ${session.current()?.id ?? 0}` : `guests at ${network}`;
  return [[guest, guessesAtMost.guestsOfAddress]];
}
