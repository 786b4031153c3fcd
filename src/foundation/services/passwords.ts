import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { limitConcurrency } from './limit-concurrency.ts';

/** Thrown where more passwords wait to be looked at than the shop can do in a reasonable time. */
class TooManyPasswords extends Error {
  constructor() {
    super('too many passwords wait to be looked at');
  }
}

// Hashing leaves a core to the pages, and the other threads of the pool to files and compression, so that other requests do not wait
// however many people log in at once. A thousand take about twenty seconds.
const limit = limitConcurrency({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 1000,
});
const deriveNow = promisify(argon2);

async function derive(...asked: Parameters<typeof deriveNow>): Promise<Buffer> {
  const tag = await limit(() => deriveNow(...asked));
  if (!tag) throw new TooManyPasswords();
  return tag;
}

// 19 MiB, two passes, one lane: about 20 ms, beside the event loop.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

// What a stored hash may ask of this process.
const mostMemory = 262_144;
const mostPasses = 10;
const mostLanes = 4;

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The argon2id hash of a password, as a PHC string with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize('NFKC');
  const tag = await derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** True if the password is the one that was hashed; false also for a hash that cannot be read. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const found = phc.exec(hash);
  if (!found) return false;
  const [, m, t, p, salt = '', expected = ''] = found;
  const asked = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const affordable =
    asked.memory >= 8 * asked.parallelism &&
    asked.memory <= mostMemory &&
    asked.passes >= 1 &&
    asked.passes <= mostPasses &&
    asked.parallelism >= 1 &&
    asked.parallelism <= mostLanes;
  if (!affordable) return false;
  const known = Buffer.from(expected, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  const message = password.normalize('NFKC');
  const tag = await derive('argon2id', { message, nonce, ...asked, tagLength: known.length });
  return timingSafeEqual(tag, known);
}

/** The same as `hashPassword`, or null where too many passwords wait: the visitor may retry. */
export function hashUnlessBusy(password: string): Promise<string | null> {
  return unlessBusy(hashPassword(password));
}

/** The same as `verifyPassword`, or null where too many passwords wait: this one was not checked then. */
export function verifyUnlessBusy(password: string, hash: string): Promise<boolean | null> {
  return unlessBusy(verifyPassword(password, hash));
}

async function unlessBusy<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TooManyPasswords) return null;
    throw error;
  }
}
