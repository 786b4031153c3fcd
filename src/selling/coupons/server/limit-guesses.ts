import { networkOf } from '#customers/accounts/rules/log-in-delays.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type CountedCall, countCall, takeBackCall } from '#foundation/services/count-call.ts';

const MINUTE_MS = 60_000;

/** How long wrong codes are remembered, in milliseconds. */
const guessesSpanMs = 15 * MINUTE_MS;

/**
 * How many codes that do not exist somebody may try within that time before no code is looked at: all guests of one address together, a
 * customer, and all customers of one address together. Whoever mistypes a real code a few times stays far below.
 */
export const guessesAtMost = { guestsOfAddress: 20, customer: 10, customersOfAddress: 60 } as const;

export type Guess =
  | { readonly ok: true /** The code exists: it was no wrong guess. */; wasRight(): Promise<void> }
  | { readonly ok: false; readonly minutes: number };

type Guesser = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'session' | 'address' | 'nonces'>;

/**
 * Counts a look at a code as a wrong guess until `wasRight` says otherwise, so that a hundred at once count as a hundred; or says for how
 * many minutes no code is looked at. Sessions do not matter where the address is known, since anybody opens as many as they like.
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

/** Who guesses, and how often they may; nobody where staff try a code. */
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
