import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from './sessions.ts';

const tickMs = 12 * 60 * 60 * 1000;

/** Nonces over owner, action and a half-day tick, accepted for two ticks: 12 to 24 hours (wire 1.0). */
export type Nonces = {
  make(action: string): string;
  check(action: string, nonce: string): boolean;
  /** HMAC-SHA256 of a text in base64url, for tokens that say themselves for how long they hold (wire 1.0) */
  sign(text: string): string;
};

/**
 * The session that a nonce belongs to. A logged-in visitor has nonces of their own; guests share those of calls, so that one stays good when
 * the first write opens a session, and have own ones for the platform's forms, whose actions begin with its name (wire 1.0).
 */
export function nonceOwner(session: Session | null, action: string, platform: string): string {
  const isOwn = session !== null && (session.customerId !== null || action.startsWith(platform));
  return isOwn ? String(session.id) : '';
}

/** Nonces of one visitor; `owner` of an action's nonce is the id of a session, or empty for any guest. */
export function createNonces(input: {
  secret: string;
  owner: (action: string) => string;
  now: () => Date;
}): Nonces {
  const nonceAt = (action: string, tick: number) =>
    createHmac('sha256', input.secret)
      .update(`${tick}|${action}|${input.owner(action)}`)
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
