import { createLogger } from '#foundation/services/logger.ts';
import { isRestoreUnfinished } from '#http/backup/restore-target.ts';
import { type Config, readConfig } from '#http/config/config.ts';
import { databaseProblemSentence } from '#http/config/database-problem-sentence.ts';
import { openDatabase } from '#http/config/open-database.ts';
import { render } from '#http/pages/render.ts';
import { start as english } from '#messages/en/start.ts';
import { backup } from '#messages/it/backup.ts';
import { start as italian } from '#messages/it/start.ts';
import { demoInPublic } from './demo-in-public.ts';
import { fillFirstShop } from './fill-first-shop.ts';
import { openShop } from './open-shop.ts';
import { type Answer, openPort } from './web-server.ts';

const REQUESTS_END_WITHIN_MS = 7_000;
const ALL_ENDS_WITHIN_MS = 9_500;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

// What was opened, to be closed in the opposite order: the port before the shop before the database.
const opened: { [Part in 'port' | 'shop' | 'database']?: () => Promise<void> } = {};
let beginning: Promise<void> = Promise.resolve();
let closing = false;

async function closeAll(code: number): Promise<void> {
  // A second signal ends the process at once.
  if (closing) return process.exit(code || 1);
  closing = true;
  if (code === 0) say(italian.closing);
  setTimeout(() => process.exit(code), ALL_ENDS_WITHIN_MS).unref();
  await opened.port?.().catch(() => {});
  await beginning.catch(() => {});
  await opened.shop?.().catch(() => {});
  await opened.database?.().catch(() => {});
  process.exit(code);
}

/** A reason not to open, in a sentence that says what to do. */
class Refusal extends Error {}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

async function takePort(port: number) {
  let answer: Answer = (request, response) => {
    // The process lives, and opens in a moment.
    response.writeHead(request.url === '/healthz' ? 200 : 503, { 'retry-after': '1' }).end();
  };
  try {
    const web = await openPort(port, (request, response) => answer(request, response));
    opened.port = () => web.close(REQUESTS_END_WITHIN_MS);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') throw new Refusal(italian.portTaken(port));
    if (code === 'EACCES') throw new Refusal(italian.portForbidden(port));
    throw error;
  }
  return {
    pass(to: Answer) {
      answer = to;
    },
  };
}

async function begin(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed unheard'));
  // The port first: if it is taken nothing else needs to be begun.
  const port = await takePort(config.port);
  if (await isRestoreUnfinished(config.dataDir)) throw new Refusal(backup.unfinished(config.dataDir));
  const found = await openDatabase(config, {
    onProgress: (sentence) => log.info({}, sentence),
    onTrouble: (sentence) => log.warn({}, sentence),
    onGivenUp: (reason) => {
      // While the shop is being closed its database may go.
      if (closing) return;
      process.stderr.write(`${italian.databaseGone(reason)}\n`);
      void closeAll(1);
    },
  });
  if (!found.ok) {
    throw new Refusal(databaseProblemSentence(italian, found.error));
  }
  opened.database = found.database.stop;
  if (closing) return;
  const exposed = await demoInPublic(config, found.database.url);
  if (exposed) {
    const { shopUrl } = config;
    throw new Refusal(
      exposed.accounts.length === 0
        ? italian.demoShopInPublic(shopUrl)
        : italian.demoAccountsInPublic(shopUrl, exposed.accounts.join(', ')),
    );
  }
  if (closing) return;
  const { logins, pictures } = await fillFirstShop({
    connectionString: found.database.url,
    products: config.demoProducts,
    onFirstStart: () => say(italian.preparingDemoShop(config.demoProducts)),
    onProgress: (sentence) => log.info({}, sentence),
  });
  if (closing) return;
  const shop = await openShop({
    config,
    database: found.database,
    log,
    render,
    pictures,
    strict: true,
  });
  opened.shop = shop.close;
  port.pass(shop.answer);
  const words = (await shop.language()) === 'en' ? english : italian;
  if (closing) return;
  say(words.open(config.shopUrl));
  if (logins.length > 0) say(words.openingHeading);
  for (const { who, email, password, address } of logins) {
    say(words.login(who, email, password, `${config.shopUrl}${address}`));
  }
  const setup = await shop.setupPath();
  if (setup !== null) say(words.firstAdministrator(`${config.shopUrl}${setup}`));
}

async function refuse(error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.stack : String(error);
  const sentence = error instanceof Refusal ? error.message : `${italian.failed} ${reason}`;
  process.stderr.write(`${sentence}\n`);
  if (!closing) await closeAll(1);
}

const read = readConfig(process.env);
if (read.ok) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void closeAll(0));
  // Started by a parent process with an IPC channel: when the parent is killed, this process ends as well.
  if (process.channel) process.on('disconnect', () => void closeAll(0));
  beginning = begin(read.config);
  beginning.catch(refuse);
} else {
  process.stderr.write(`${italian[read.problem]}\n`);
  process.exitCode = 1;
}
