import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what the database stores and nobody may read in it. */
export type Seal = {
  /** the sealed text is opened only for the same subject, so that none can be put in the place of another */
  seal(text: string, subject: string): string;
  /** null where the key is another one, or the sealed text was altered */
  open(sealed: string, subject: string): string | null;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const version = 'v1';

/** AES-256-GCM with a key derived from a secret of any length. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pistone credentials', 32));
  return {
    seal(text, subject) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(subject));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(sealed, subject) {
      const [given, body = ''] = sealed.split('.', 2);
      const bytes = Buffer.from(body, 'base64url');
      if (given !== version || bytes.length < nonceBytes + tagBytes) return null;
      const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      cipher.setAAD(Buffer.from(subject));
      cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
