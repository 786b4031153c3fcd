import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from '#foundation/services/files/folder-store.ts';
import { createPrivateFiles } from '#foundation/services/files/private-files.ts';
import { silentLog } from '#foundation/services/log.ts';
import { makePage } from '#http/page-cache/make-page.ts';
import { ownScriptMark } from '#http/page-cache/own-scripts.ts';
import type { AppServices } from '#http/requests/app-services.ts';
import { currentSettings } from '#http/requests/create-request-context.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import { aProduct, refreshProduct } from '../factories/a-product.ts';
import { aShop, renderBuilt, type TestShop } from '../factories/a-shop.ts';
import { memoryWithoutCache } from '../factories/memory-without-cache.ts';

const planted = ['alert("planted")', 'document.title = "planted"', 'import "/media/planted.js"'] as const;
const text = `<p>Dischi</p><script>${planted[0]}</script><script nonce="">${planted[1]}</script><script type="later">${planted[2]}</script>`;

let shop: TestShop;
let services: AppServices;
let slug: string;

beforeAll(async () => {
  shop = await aShop();
  services = {
    ...shop,
    memory: memoryWithoutCache(),
    paymentSetup: aPaymentSetup(),
    log: silentLog,
    mediaFiles: createFolderStore(shop.mediaFolder),
    privateFiles: createPrivateFiles(createFolderStore(shop.privateFolder)),
    render: renderBuilt,
    endpoints: [],
    strict: true,
  };
  const product = await aProduct(shop.db);
  slug = product.slug;
  await shop.db.updateTable('products').set({ description: text }).where('id', '=', product.id).execute();
  await refreshProduct(shop.db, product.id);
});
afterAll(() => shop.close());

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

async function cachedPage(address: string) {
  const { audience } = await visitorOf(shop.db, services.memory, await currentSettings(services), null);
  const made = await makePage(services, address, audience);
  const { headers = [], body = Buffer.alloc(0) } = made?.page.variant('identity') ?? {};
  const policy = headers[headers.indexOf('content-security-policy') + 1] ?? '';
  return { html: body.toString(), policy };
}

test('the policy of a cached page allows what the shop wrote, and no script that stands in a text', async () => {
  const { html, policy } = await cachedPage(`/product/${slug}/`);
  for (const script of planted) {
    expect(html).toContain(script);
    expect(policy).not.toContain(hashOf(script));
  }
});

test.each(['/', '/shop/', 'product'])('every script that %s begins with is allowed', async (address) => {
  const { html, policy } = await cachedPage(address === 'product' ? `/product/${slug}/` : address);
  const inline = [
    ...html.matchAll(/<script(?![^>]*\b(?:src=|application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const own = inline
    .map(([, script = '']) => script)
    .filter((script) => !planted.some((one) => one === script));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((script) => !policy.includes(hashOf(script)))).toEqual([]);
  // Whoever knew the mark could write it into a text.
  expect(html.includes(ownScriptMark)).toBe(false);
});
