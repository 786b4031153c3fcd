import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { contentSecurityPolicy, scriptHashes } from '../door/security-headers.ts';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** A body in one encoding with the headers that it is sent with, names and values in turn. */
export type Variant = { readonly headers: string[]; readonly body: Buffer };

/** A page ready to be sent: nothing is made or copied when it is. */
export type KeptPage = {
  readonly etag: string;
  readonly identity: Variant;
  readonly gzip: Variant;
  readonly brotli: Variant;
  readonly notModified: string[];
  readonly bytes: number;
};

// What is written here anew, or speaks of one transfer only.
const ownHeaders = new Set([
  'cache-control',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'etag',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

/** Prepares a page for keeping: compressed, marked with the digest of its content, its inline scripts allowed by hash. */
export async function keptPage(input: {
  html: string;
  headers: Headers;
  everywhere: Readonly<Record<string, string>>;
}): Promise<KeptPage> {
  const identity = Buffer.from(input.html);
  // A window of 256 kB holds any page; the usual one of 4 MB costs more to set up than the page to compress.
  const quality = {
    [zlib.BROTLI_PARAM_QUALITY]: 5,
    [zlib.BROTLI_PARAM_LGWIN]: 18,
    [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [zipped, brotli] = await Promise.all([
    asGzip(identity, { level: 6 }),
    asBrotli(identity, { params: quality }),
  ]);
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  const always = [
    'cache-control',
    'public, no-cache',
    'etag',
    etag,
    'vary',
    'Accept-Encoding, Cookie',
    'content-security-policy',
    contentSecurityPolicy(scriptHashes(input.html)),
    ...Object.entries(input.everywhere).flat(),
  ];
  const own = [...input.headers].filter(([name]) => !ownHeaders.has(name) && !(name in input.everywhere));
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: [
      ...own.flat(),
      ...always,
      'content-length',
      String(body.length),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
  });
  return {
    etag,
    identity: variant(identity),
    gzip: variant(zipped, 'gzip'),
    brotli: variant(brotli, 'br'),
    notModified: always,
    bytes: identity.length + zipped.length + brotli.length + 4 * always.join('').length,
  };
}
