import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect as eager,
  type Page,
  type WebError,
} from '@playwright/test';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { cookieNamed, shopCookies } from '#site/content/rules/shop-cookies.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type JourneyShop, openWorkerShop } from './worker-shop.ts';

// A cookie that is not declared on the page of cookies fails the journey.
const declared = shopCookies(defaultWirePrefixes, {
  vatDays: 1,
  tracking: 'with-consent',
  languages: true,
  viewed: false,
});

/** CI shares its machine with others; whoever watches a journey does not want to wait for what will not come. */
const comesWithinMs = process.env.CI ? 45_000 : 15_000;

export type Noise = { readonly heard: string[]; readonly expected: RegExp[] };

type Fixtures = {
  /** Listens on every page; what a browser complains about fails the journey, unless it was to be expected. */
  noise: Noise;
  /** Another person at another computer, listened to as well. */
  anotherVisitor: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** The page in which somebody stays from test to test, with what the browser has cached, compiled and remembered for them. */
  lastingPage: (who: string) => Promise<Page>;
};

/** Hears errors of scripts, what the content security policy refused, and answers that were errors, until what it returns is called. */
function listen(context: BrowserContext, { heard }: Noise): () => void {
  const onError = (error: WebError) => heard.push(`${error.error().message} (page error)`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.push(`${message.text()} (${message.location().url})`);
  };
  context.on('weberror', onError);
  context.on('console', onConsole);
  return () => {
    context.off('weberror', onError);
    context.off('console', onConsole);
  };
}

/** A page of the staff area that does not act yet. */
export const plainStaffPage = (page: Page) => page.locator('body[class*="-no-js"]:has(#staff-menu)');

/**
 * Pages of the staff area act once the router has hydrated them; until then their forms are plain ones. Whatever a journey looks for or
 * does there waits for that. What keys and scripts of a journey do by themselves does not wait.
 */
function waitUntilStaffPagesAct(context: BrowserContext): void {
  context.on('page', (page) => {
    // A window that closes at once needs nothing.
    page.addLocatorHandler(plainStaffPage(page), async () => {}).catch(() => {});
  });
}

async function expectDeclaredCookies(context: BrowserContext): Promise<void> {
  const set = (await context.cookies()).map(({ name }) => name);
  eager(set.filter((name) => !cookieNamed(declared, name))).toEqual([]);
}

const lasting = new Map<string, Page>();

type WorkerFixtures = { shop: JourneyShop; catalogue: Catalogue };

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Each worker has a shop and a database of its own, in which its journeys take turns.
  shop: [
    async ({ playwright: _ }, use) => {
      const shop = await openWorkerShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  catalogue: [
    async ({ browser, shop }, use) => {
      const context = await browser.newContext({ baseURL: shop.address });
      await use(await readCatalogue(context.request));
      await context.close();
    },
    { scope: 'worker' },
  ],
  noise: [
    async ({ context, javaScriptEnabled }, use) => {
      const noise: Noise = { heard: [], expected: [] };
      listen(context, noise);
      if (javaScriptEnabled) waitUntilStaffPagesAct(context);
      await use(noise);
      const { heard, expected } = noise;
      await expectDeclaredCookies(context);
      eager(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  // What is not there after this time will not come: the journey fails where it stands, not at its end.
  actionTimeout: comesWithinMs,
  anotherVisitor: async ({ browser, noise, contextOptions, javaScriptEnabled }, use) => {
    const made: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      listen(context, noise);
      if (options.javaScriptEnabled ?? javaScriptEnabled) waitUntilStaffPagesAct(context);
      made.push(context);
      return context;
    });
    for (const context of made) await context.close();
  },
  lastingPage: async ({ browser, noise, contextOptions }, use) => {
    const visited = new Map<BrowserContext, () => void>();
    const open = async () => {
      const context = await browser.newContext(contextOptions);
      waitUntilStaffPagesAct(context);
      return await context.newPage();
    };
    await use(async (who) => {
      const page = lasting.get(who) ?? (await open());
      lasting.set(who, page);
      visited.set(page.context(), listen(page.context(), noise));
      return page;
    });
    for (const [context, stopListening] of visited) {
      await expectDeclaredCookies(context);
      stopListening();
    }
  },
});

/** A busy machine may take its time: what is waited for comes as soon as it does. */
export const expect = eager.configure({ timeout: comesWithinMs });
