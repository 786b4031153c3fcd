import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

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
