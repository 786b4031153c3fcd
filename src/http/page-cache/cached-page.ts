import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  gzipSync,
  constants as zlib,
} from 'node:zlib';
import { contentSecurityPolicy } from '#http/requests/security-headers.ts';
import { takeOwnScripts } from './own-scripts.ts';

const asBrotli = promisify(brotliCompress);

export type Encoding = 'identity' | 'gzip' | 'brotli';

/** A body in one encoding with the headers that it is sent with: name, value, name, value. */
export type Variant = { readonly headers: string[]; readonly body: Buffer };

/** A page ready to be sent: nothing is made or copied when it is sent as it was sent before. */
export type CachedPage = {
  readonly etag: string;
  readonly notModified: string[];
  variant(encoding: Encoding): Variant;
  /** what it may come to use, in bytes */
  readonly bytes: number;
};

// Headers that are set here, or that belong to one transfer only.
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

// Most pages are asked for once before they change: the first visitor gets what is quick to make, and the second
// shows that it is worth the effort.
const QUICK = 0;
const THOROUGH = 6;
// 128 kB hold a page; the usual window of 4 MB costs more to set up than the page to compress.
const WINDOW_BITS = 17;

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [zlib.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

// One page after the other: many that become popular at once must not take all memory and every core.
let queue: Promise<void> = Promise.resolve();
const inOrder = (job: () => Promise<void>) => {
  queue = queue.then(job).catch(() => {});
};

/** The same bytes in memory of their own: what the compressor hands out are pieces of larger blocks, which would be cached whole. */
function owned(piece: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(piece.length);
  piece.copy(own);
  return own;
}

/** What is cached of a page's bytes. */
export type PageContent = {
  /** the digest of the content, as the header has it */
  readonly etag: string;
  readonly scriptHashes: readonly string[];
  readonly brotli: Buffer;
};

/** Takes from a page, whose own scripts are marked, what is cached of it; the bytes themselves are not needed any more. */
export function pageContent(marked: Buffer): PageContent {
  const { html, hashes } = takeOwnScripts(marked);
  const brotli = owned(brotliCompressSync(html, brotliOptions(QUICK, html.length)));
  // The same page is the same when it is compressed, and there is less of it to read.
  return { etag: `W/"${hash('sha1', brotli, 'base64url')}"`, scriptHashes: hashes, brotli };
}

/** A page as it is cached: compressed, marked with the digest of its content, the shop's own inline scripts allowed by hash. */
export function cachedPage(input: {
  content: PageContent;
  headers: Headers;
  everywhere: Readonly<Record<string, string>>;
}): CachedPage {
  const { etag, scriptHashes: scripts } = input.content;
  const always = [
    'cache-control',
    'public, no-cache',
    'etag',
    etag,
    'vary',
    'Accept-Encoding, Cookie',
    'content-security-policy',
    contentSecurityPolicy(scripts),
    ...Object.entries(input.everywhere).flat(),
  ];
  const own = [...input.headers].filter(([name]) => !ownHeaders.has(name) && !(name in input.everywhere));
  const variantOf = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: [
      ...own.flat(),
      ...always,
      'content-length',
      String(body.length),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
  });
  let brotli = variantOf(input.content.brotli, 'br');
  let gzip: Variant | undefined;
  let sent = 0;
  const plain = () => brotliDecompressSync(brotli.body);
  const compressThoroughly = async () => {
    const page = plain();
    brotli = variantOf(owned(await asBrotli(page, brotliOptions(THOROUGH, page.length))), 'br');
  };
  return {
    etag,
    notModified: always,
    // Compressed once more for those who know gzip alone; the plain page is not cached at all.
    bytes: 3 * brotli.body.length + 8 * always.join('').length,
    variant(encoding) {
      if (encoding === 'brotli') {
        sent += 1;
        if (sent === 2) inOrder(compressThoroughly);
        return brotli;
      }
      if (encoding === 'identity') return variantOf(plain());
      gzip ??= variantOf(owned(gzipSync(plain(), { level: 5 })), 'gzip');
      return gzip;
    },
  };
}
