import { createHmac, timingSafeEqual } from 'node:crypto';

const tickMs = 12 * 60 * 60 * 1000;

/** Nonces over session, action and a half-day tick, accepted for two ticks (design 5). */
export type Nonces = {
  make(action: string): string;
  check(action: string, nonce: string): boolean;
  /** HMAC-SHA256 of a text in base64url, for tokens that say themselves for how long they hold (wire 1.0) */
  sign(text: string): string;
};

/** Nonces of one visitor; `owner` is the session's id, or empty for somebody without one. */
export function createNonces(input: { secret: string; owner: () => string; now: () => Date }): Nonces {
  const nonceAt = (action: string, tick: number) =>
    createHmac('sha256', input.secret)
      .update(`${tick}|${action}|${input.owner()}`)
      .digest('hex')
      .slice(0, 20);
  const currentTick = () => Math.floor(input.now().getTime() / tickMs);
  return {
    sign: (text) => createHmac('sha256', `@${input.secret}`).update(text).digest('base64url'),
    make: (action) => nonceAt(action, currentTick()),
    check(action, nonce) {
      const given = Buffer.from(nonce);
      return [0, 1].some((age) => {
        const expected = Buffer.from(nonceAt(action, currentTick() - age));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
