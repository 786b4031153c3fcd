import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, createPool } from '#foundation/database/client.ts';
import { startEmbeddedPostgres } from '#foundation/database/launcher/start-embedded-postgres.ts';
import { projectRoot } from '#foundation/database/project-root.ts';
import { readConfig } from '#http/config/config.ts';
import { printResetLink } from '#http/server/print-reset-link.ts';
import { start as words } from '#messages/it/start.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aShop, pagesAreBuilt } from '../factories/a-shop.ts';
import { goodPassword, logInOn, postOn } from '../factories/account-calls.ts';
import { layDatabase } from '../factories/lay-database.ts';
import { temporaryFolder } from '../factories/temporary-folder.ts';

type Environment = Readonly<Record<string, string>>;

function configOf(env: Environment) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problem);
  return read.config;
}

/** Runs the command as npm does. */
const run = (env: Environment, email: string) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    const args = [join(projectRoot(), 'tools/reset-link.ts'), email];
    const child = execFile(
      process.execPath,
      args,
      { env: { PATH: process.env.PATH, ...env } },
      (_, said, complained) => resolve({ code: child.exitCode ?? 1, said, complained }),
    );
  });

async function aShopAndCommand() {
  const shop = await aShop();
  onTestFinished(() => shop.close());
  const env = {
    DATABASE_URL: shop.databaseUrl,
    SESSION_SECRET: shop.secret,
    SHOP_URL: shop.shopUrl,
    DATA_DIR: await temporaryFolder(),
  };
  return { shop, env };
}

test.skipIf(!pagesAreBuilt())(
  'npm run reset-link prints a link to a new password, which opens once',
  async () => {
    const { shop, env } = await aShopAndCommand();
    const { email } = await aCustomer(shop.db, { email: 'Capo@example.com', staff_role: 'administrator' });
    const { code, said, complained } = await run(env, 'capo@example.com');
    expect([code, complained]).toEqual([0, '']);
    const url = new URL(/^http\S+$/m.exec(said)?.[0] ?? '');
    expect(said).toBe(`${words.resetLink(email, url.href)}\n`);
    const fields = {
      reset_key: url.searchParams.get('key') ?? '',
      reset_login: url.searchParams.get('login') ?? '',
      password_1: goodPassword,
      password_2: goodPassword,
    };
    const choose = () =>
      postOn(aBrowser(shop), url.pathname + url.search, 'shop-reset-password-nonce', fields);
    expect((await choose()).status).toBe(303);
    expect((await choose()).status).toBe(422);
    expect((await logInOn(aBrowser(shop), { email, password: goodPassword })).to).not.toBeNull();
  },
);

test('a link that is printed later replaces the earlier one', async () => {
  const { shop, env } = await aShopAndCommand();
  const { email } = await aCustomer(shop.db);
  for (const _ of [1, 2]) expect((await printResetLink(configOf(env), email)).ok).toBe(true);
  const links = await shop.db.selectFrom('account_links').select('replaced_at').orderBy('id').execute();
  expect(links.map(({ replaced_at: at }) => at === null)).toEqual([false, true]);
});

test('reset-link says what is missing, and ends with an error', async () => {
  const { env } = await aShopAndCommand();
  expect(await run(env, 'nessuno@example.com')).toEqual({
    code: 1,
    said: '',
    complained: `${words.resetLinkUnknown('nessuno@example.com')}\n`,
  });
  expect((await run(env, '')).complained).toBe(`${words.resetLinkUsage}\n`);
  expect((await run({ ...env, PORT: 'x' }, 'a@example.com')).complained).toBe(`${words.wrongPort}\n`);
  const gone = { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect((await run(gone, 'a@example.com')).complained).toMatch(
    /^Il database del negozio non risponde: .+\n$/,
  );
  const dataDir = await temporaryFolder();
  expect(await printResetLink(configOf({ DATA_DIR: dataDir }), 'a@example.com')).toEqual({
    ok: false,
    sentence: words.resetLinkNoShop(dataDir),
  });
});

test('reset-link finds the embedded database while the shop runs, and when it does not', async () => {
  const dataDir = await temporaryFolder();
  const folder = join(dataDir, 'pg');
  await layDatabase(folder);
  const server = await startEmbeddedPostgres(folder);
  const db = createDatabase(createPool(server.url, { max: 1 }));
  const { email } = await aCustomer(db);
  await db.destroy();
  const config = configOf({ DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32) });
  expect((await printResetLink(config, email)).ok).toBe(true);
  // It was running before, and keeps running.
  expect((await startEmbeddedPostgres(folder)).attached).toBe(true);
  await server.stop();
  expect((await printResetLink(config, email)).ok).toBe(true);
  const after = await startEmbeddedPostgres(folder);
  await after.stop();
  expect(after.attached).toBe(false);
});
