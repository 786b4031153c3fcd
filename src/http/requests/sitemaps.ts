import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createGzip, gunzip, gzip } from 'node:zlib';
import { readSegment } from '#pricing/customer-groups/server/read-segment.ts';
import { sitemapIndex } from '#site/sitemap/rules/sitemap-text.ts';
import { listSitemaps } from '#site/sitemap/server/list-sitemaps.ts';
import { readSitemap } from '#site/sitemap/server/read-sitemap.ts';
import type { AppServices } from './app-services.ts';
import { currentSettings } from './create-request-context.ts';

type ZippedSitemap = { readonly zipped: Buffer; readonly etag: string };

const asGzip = promisify(gzip);
const unzip = promisify(gunzip);
const keepFor = 'public, max-age=600';

const zippedSitemap = (zipped: Buffer): ZippedSitemap => ({
  zipped,
  etag: `W/"${createHash('sha1').update(zipped).digest('base64url')}"`,
});

/** A sitemap is written once, compressed as it is written, and cached so until the shop changes. */
async function sitemapAt(
  services: AppServices,
  path: string,
  entries?: number,
): Promise<ZippedSitemap | null> {
  const settings = await currentSettings(services);
  const { hidden } = (await readSegment({ ...services, settings }, 'guests')).audience;
  const box = { ...services, hidden };
  const sitemaps = await listSitemaps(box, entries);
  if (path === '/sitemap.xml') {
    return await services.memory.remember(
      'sitemap:index',
      async () => zippedSitemap(await asGzip(sitemapIndex(services.shopUrl, sitemaps))),
      'prices',
    );
  }
  const sitemap = sitemaps.find((one) => one.path === path);
  if (!sitemap) return null;
  return await services.memory.remember(
    `sitemap:${path}`,
    async () => zippedSitemap(await buffer(Readable.from(readSitemap(box, sitemap)).pipe(createGzip()))),
    'prices',
  );
}

/** Answers `/sitemap.xml` and the sitemaps that it names; null for a sitemap that there is not. */
export async function answerSitemap(
  services: AppServices,
  request: Request,
  entries?: number,
): Promise<Response | null> {
  const found = await sitemapAt(services, new URL(request.url).pathname, entries);
  if (!found) return null;
  const { zipped, etag } = found;
  const headers = { etag, 'cache-control': keepFor, vary: 'Accept-Encoding' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const type = { ...headers, 'content-type': 'application/xml; charset=utf-8' };
  const readsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
    request.headers.get('accept-encoding') ?? '',
  );
  return readsGzip
    ? new Response(new Uint8Array(zipped), { headers: { ...type, 'content-encoding': 'gzip' } })
    : new Response(new Uint8Array(await unzip(zipped)), { headers: type });
}
