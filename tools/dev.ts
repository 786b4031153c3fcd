// `npm run dev`: the shop with its pages replaced while they are written. Nothing is kept between requests.
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite, isRunnableDevEnvironment } from 'vite';

type Server = {
  config: typeof import('#http/config/config.ts');
  database: typeof import('#http/config/open-database.ts');
  first: typeof import('#http/server/fill-first-shop.ts');
  shop: typeof import('#http/server/open-shop.ts');
  seam: typeof import('#http/pages/render.ts');
  log: typeof import('#foundation/services/logger.ts');
  words: typeof import('#messages/it/start.ts');
  problems: typeof import('#http/config/database-problem-sentence.ts');
};

const http = createHttpServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: { server: http }, ws: { server: http } },
});
const ssr = vite.environments.ssr;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the pages cannot be run in this process');
const { runner } = ssr;
const load = <Key extends keyof Server>(path: string): Promise<Server[Key]> => runner.import(path);

const { readConfig } = await load<'config'>('/src/http/config/config.ts');
const { start: words } = await load<'words'>('/src/messages/it/start.ts');
const read = readConfig({ LOG_LEVEL: 'warn', ...process.env });
if (!read.ok) {
  console.error(words[read.problem]);
  process.exit(1);
}
const { config } = read;
const { openDatabase } = await load<'database'>('/src/http/config/open-database.ts');
const found = await openDatabase(config, {
  onGivenUp(reason) {
    console.error(words.databaseGone(reason));
    process.exit(1);
  },
});
if (!found.ok) {
  const { databaseProblemSentence } = await load<'problems'>('/src/http/config/database-problem-sentence.ts');
  console.error(databaseProblemSentence(words, found.error));
  process.exit(1);
}
const { database } = found;
const { fillFirstShop } = await load<'first'>('/src/http/server/fill-first-shop.ts');
const { logins, pictures } = await fillFirstShop({
  connectionString: database.url,
  products: config.demoProducts,
  onFirstStart: () => console.log(words.preparingDemoShop(config.demoProducts)),
  onProgress: console.log,
});
const { createLogger } = await load<'log'>('/src/foundation/services/logger.ts');
const log = createLogger(config.logLevel);

type OpenShop = Awaited<ReturnType<Server['shop']['openShop']>>;
type Opened = { openShop: Server['shop']['openShop']; shop: Promise<OpenShop> };
let opened: Opened | null = null;

/** The shop as its files are now: opened anew when a file that it is made of has changed. */
async function currentShop(): Promise<OpenShop> {
  const { openShop } = await load<'shop'>('/src/http/server/open-shop.ts');
  if (opened?.openShop !== openShop) {
    const before = opened;
    const shop = (async () => {
      await (await before?.shop.catch(() => null))?.close();
      return await openShop({
        config,
        database,
        log,
        pictures,
        strict: false,
        async render(request, options) {
          return await (await load<'seam'>('/src/http/pages/render.ts')).render(request, options);
        },
      });
    })();
    opened = { openShop, shop };
  }
  return await opened.shop;
}

http.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      (await currentShop()).answer(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  });
});
const setup = await (await currentShop()).setupPath();
http.listen(config.port, () => {
  console.log(words.open(config.shopUrl));
  if (setup !== null) console.log(words.firstAdministrator(`${config.shopUrl}${setup}`));
  for (const { who, email, password, address } of logins) {
    console.log(words.login(who, email, password, `${config.shopUrl}${address}`));
  }
});

let closing = false;
async function close(): Promise<void> {
  if (closing) process.exit(1);
  closing = true;
  http.close();
  http.closeAllConnections();
  await (await opened?.shop.catch(() => null))?.close();
  await vite.close();
  await database.stop();
  process.exit(0);
}
// The router's own compiler would end the process before the shop and its database are closed.
process.removeAllListeners('SIGTERM');
process.stdin.removeAllListeners('end');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
