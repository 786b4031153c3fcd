import { createHash } from 'node:crypto';

/** What is stored of a key, a secret or a nonce: both are random enough that nobody finds them by trying. */
export const apiKeyDigest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a secret is sealed for, so that it opens for its own key alone. */
export const sealedForKey = (digest: Buffer) => `api key ${digest.toString('hex')}`;
