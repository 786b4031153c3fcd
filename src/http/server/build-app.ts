import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { addressSet } from '#http/config/address-set.ts';
import { databaseAnswers } from '#http/metrics/database-probe.ts';
import type { Metrics } from '#http/metrics/metrics.ts';
import { compressAnswer } from '#http/page-cache/compress-answer.ts';
import { answerRequest, entryPointOf } from '#http/requests/answer-request.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { appleDomainFile, appleDomainPath } from '#http/requests/apple-domain.ts';
import { currentSettings } from '#http/requests/create-request-context.ts';
import { answerDocument } from '#http/requests/document-files.ts';
import { plainPage } from '#http/requests/plain-page.ts';
import { requestLocale } from '#http/requests/request-words.ts';
import { securityHeaders } from '#http/requests/security-headers.ts';
import { addressOf } from '#http/requests/sender-address.ts';
import { answerSitemap } from '#http/requests/sitemaps.ts';
import { sortEndpoints } from '#http/requests/sort-endpoints.ts';
import { staticFiles } from '#http/requests/static-files.ts';
import { whyUnavailable } from '#http/requests/why-unavailable.ts';
import { manifestPath, shellLook, webManifest } from '#site/frame/rules/shell-look.ts';
import { speculationRules, speculationRulesPath } from '#site/frame/rules/speculation-rules.ts';
import { themeMark, themeStyles } from '#site/frame/rules/theme.ts';
import { robotsText } from '#site/sitemap/rules/robots-text.ts';

export type AppOptions = {
  readonly services: AppServices;
  readonly metrics: Metrics;
  /** folder of the built pages' assets */
  readonly clientFolder: string;
  /** folder of the pictures as they are shown */
  readonly mediaFolder: string;
  readonly pictures: PictureFiles;
  /** makes a file of the pictures' folder that is not there yet; false when it knows of none */
  readonly drawMissing?: (file: string) => Promise<boolean>;
  /** addresses and networks that the figures are for */
  readonly metricsAddresses: readonly string[];
};

/** The shop as a function from request to response. */
export type App = { fetch(request: Request): Promise<Response> };

const LEFT = 499;

const kindOf = (url: URL) => {
  const [, first = ''] = url.pathname.split('/', 2);
  if (first === 'assets' || first === 'media' || first === 'documents') return first;
  return ['healthz', 'readyz', 'metrics'].includes(first) ? 'watch' : entryPointOf(url);
};

const requestIdOf = (given: string | undefined) =>
  given && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

/** Assembles the shop: figures and files here, everything else by the route table and the pages. */
export function buildApp(options: AppOptions): App {
  const { services, metrics, clientFolder, mediaFolder, pictures, drawMissing } = options;
  const endpoints = sortEndpoints(services.endpoints, services.wire);
  const everywhere = Object.entries(securityHeaders(services.shopUrl));
  const app = new Hono<{ Variables: { requestId: string } }>();

  app.use(async (context, next) => {
    const begun = performance.now();
    const requestId = requestIdOf(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    await next();
    const answer = compressAnswer(context.req.raw, context.res);
    // Hono makes another answer of each that it is given.
    if (answer !== context.res) context.res = answer;
    const { headers } = context.res;
    // A visitor who has left reads no answer: counted as such, not by its status.
    const status = context.req.raw.signal.aborted ? LEFT : context.res.status;
    headers.set('x-request-id', requestId);
    for (const [name, value] of everywhere) if (!headers.has(name)) headers.set(name, value);
    const ms = performance.now() - begun;
    const url = new URL(context.req.url);
    const kind = kindOf(url);
    metrics.observe(kind, status, ms / 1000);
    const line = { requestId, method: context.req.method, path: url.pathname, kind, status };
    if (kind !== 'watch') services.log.info({ ...line, ms: Math.round(ms) }, 'request');
  });
  app.onError(async (error, context) => {
    services.log.error({ requestId: context.get('requestId'), err: error }, 'a request failed');
    const locale = await requestLocale(services);
    const unavailable = whyUnavailable(error);
    return unavailable
      ? plainPage(locale, unavailable.word, 503, unavailable.headers)
      : plainPage(locale, 'failed', 500);
  });

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) =>
    (await databaseAnswers(services.db))
      ? context.text('ready')
      : context.text('waiting for the database', 503),
  );
  const isForMetrics = addressSet(options.metricsAddresses);
  app.get('/metrics', async (context) =>
    isForMetrics(addressOf(context.req.raw) ?? '')
      ? context.body(await metrics.text(), 200, { 'content-type': metrics.contentType })
      : plainPage(await requestLocale(services), 'notAllowed', 403),
  );

  const missing = async () => plainPage(await requestLocale(services), 'notFound', 404);
  app.use('/assets/*', staticFiles({ folder: clientFolder }));
  // Of builds before this one, for pages that were sent before it: tools/superseded-files.ts.
  app.use('/assets/*', staticFiles({ folder: join(clientFolder, '../superseded') }));
  app.all('/assets/*', missing);
  const media = staticFiles({ folder: mediaFolder, rewrite: (path) => path.slice('/media'.length) });
  app.use('/media/*', media);
  app.get('/media/:file', async (context, next) =>
    (await drawMissing?.(context.req.param('file'))) ? media(context, next) : next(),
  );
  app.all('/media/*', missing);
  app.get('/documents/:file', async (context) => {
    const { db } = services;
    return (
      (await answerDocument({ db, files: pictures }, context.req.raw, context.req.param('file'))) ??
      (await missing())
    );
  });
  const atRoot = staticFiles({ folder: clientFolder, cacheControl: 'public, max-age=86400' });
  for (const name of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'robots.txt']) {
    app.use(`/${name}`, atRoot);
  }
  app.get(speculationRulesPath, (context) =>
    context.body(JSON.stringify(speculationRules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    }),
  );
  app.get('/theme/:name', async (context) => {
    const name = context.req.param('name');
    const styles = themeStyles(name);
    const content = styles ?? themeMark(name);
    if (content === null) return missing();
    return context.body(content, 200, {
      'content-type': styles === null ? 'image/svg+xml' : 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  app.get(manifestPath, async (context) =>
    context.body(JSON.stringify(webManifest(await currentSettings(services))), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
  // What browsers ask for without having read a page.
  app.get('/favicon.ico', async (context) =>
    context.redirect(shellLook(await currentSettings(services)).icon.path, 302),
  );
  app.get('/robots.txt', (context) =>
    context.text(robotsText(services.shopUrl), 200, { 'cache-control': 'public, max-age=3600' }),
  );
  app.get(appleDomainPath, async (context) => {
    const file = await appleDomainFile(services);
    return file === null ? missing() : context.text(file);
  });
  app.get('/:file{sitemap(?:-[a-z0-9-]+)?\\.xml}', async (context) => {
    return (await answerSitemap(services, context.req.raw)) ?? (await missing());
  });

  app.all('*', (context) =>
    answerRequest(context.req.raw, services, endpoints, context.get('requestId'), pictures),
  );
  return { fetch: async (request) => app.fetch(request) };
}

/** Where the build leaves the assets of the pages. */
export const clientFolderOf = (root: string) => join(root, 'build/client');
