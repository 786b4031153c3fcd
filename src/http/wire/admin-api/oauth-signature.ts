import { createHmac, timingSafeEqual } from 'node:crypto';

type Pair = readonly [name: string, value: string];

/** What is signed: the method, the address without its query, and all parameters but the signature itself. */
export type SignedCall = {
  readonly method: string;
  /** scheme and host as the client has written them, without the query */
  readonly address: string;
  readonly params: readonly Pair[];
};

export const signatureMethods = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' } as const;
export type SignatureMethod = keyof typeof signatureMethods;

/** Percent-encoding of RFC 3986: everything but letters, digits, `-`, `.`, `_` and `~`. */
export const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** In which order parameters are signed: by their names as they are, or encoded, which differ where names have brackets. */
export type ParamOrder = 'as-written' | 'encoded';

/** The text that a signature is made of (RFC 5849, 3.4.1). */
export function signatureBase({ method, address, params }: SignedCall, order: ParamOrder): string {
  const encoded = params
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => ({ name, pair: [percentEncoded(name), percentEncoded(value)] as const }))
    .sort((a, b) => {
      const names = order === 'as-written' ? byBytes(a.name, b.name) : byBytes(a.pair[0], b.pair[0]);
      return names || byBytes(a.pair[1], b.pair[1]);
    })
    .map(({ pair }) => pair.join('='));
  return [method.toUpperCase(), percentEncoded(address), percentEncoded(encoded.join('&'))].join('&');
}

/** The signature of a text by the secret of a key, without a token. */
export function signatureOf(base: string, secret: string, method: SignatureMethod): string {
  return createHmac(signatureMethods[method], `${percentEncoded(secret)}&`)
    .update(base)
    .digest('base64');
}

const isSame = (a: string, b: string) => {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/** Whether a signature is the one of a call; libraries disagree on the order of names with brackets, so both are right. */
export function isSignedBy(
  call: SignedCall,
  secret: string,
  { signature, method }: { readonly signature: string; readonly method: SignatureMethod },
): boolean {
  // In a form or an address that was encoded once too rarely, `+` has become a blank.
  const given = signature.replaceAll(' ', '+');
  const right = (['as-written', 'encoded'] as const).map((order) =>
    isSame(signatureOf(signatureBase(call, order), secret, method), given),
  );
  return right.includes(true);
}
