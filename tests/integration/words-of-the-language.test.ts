import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { wireName } from '#http/requests/sort-endpoints.ts';
import { type ArgumentShape, type ArgumentShapes, argumentShapes } from '#http/wire/argument-shapes.ts';
import type { Endpoint } from '#http/wire/endpoint.ts';
import { routeTable } from '#http/wire/route-table.ts';
import type { TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aCheckoutForm } from '../factories/a-checkout-form.ts';
import { aStoredCoupon } from '../factories/a-coupon.ts';
import { aCustomer } from '../factories/a-customer.ts';
import { aListOwner } from '../factories/a-list-owner.ts';
import { aProduct } from '../factories/a-product.ts';
import { aProductTable } from '../factories/a-product-table.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aTaxRate } from '../factories/a-tax-rate.ts';
import { aVariableProduct } from '../factories/a-variable-product.ts';
import { anOffer } from '../factories/an-offer.ts';
import { type FormOnPage, formsIn } from '../factories/forms-in.ts';
import { aPlacedOrder } from '../factories/order-calls.ts';

// Thousands of pages are rendered here, by React's production build: the warnings of its other build are seen by the tests of the pages.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production';
});

// Every nonce is accepted here: the test is about what comes behind them.
vi.mock('#foundation/services/nonces.ts', async (original) => {
  const real = await original<typeof import('#foundation/services/nonces.ts')>();
  return {
    ...real,
    createNonces: (input: Parameters<typeof real.createNonces>[0]) => ({
      ...real.createNonces(input),
      check: () => true,
    }),
  };
});

/** Names that every object of JavaScript inherits: its prototype, and one of the functions. */
const words = ['__proto__', 'constructor'] as const;

let shop: TestShop;
let clerkId: number;
let businessId: number;
let business: TestBrowser;
let productId: number;
let failed: Record<string, unknown>[] = [];

beforeAll(async () => {
  const error = (data: Record<string, unknown>) => failed.push(data);
  shop = await aShop({ log: { info: () => {}, warn: () => {}, error } });
  await aTaxRate(shop.db);
  clerkId = (await aCustomer(shop.db, { staff_role: 'administrator' })).id;
  const owner = await aListOwner(shop);
  businessId = owner.customerId;
  business = owner.browser;
  productId = (await aProduct(shop.db, { stock: 100 })).id;
  await aVariableProduct(shop.db);
  await aPlacedOrder(shop, { customerId: owner.customerId });
  await aStoredCoupon(shop.db);
  await aProductTable(shop.db);
  const lines = [{ itemId: productId, name: 'Disco', quantity: 1, unit: 1000 }];
  await anOffer(shop.db, { customerId: owner.customerId, lines, at: shop.clock.now() });
  await owner.call('_save_list', { list_name: 'Tagliandi', [`items[${productId}]`]: 1 });
  await business.post('/?wc-ajax=add_to_cart', { product_id: productId, quantity: 1 });
});
afterAll(() => shop.close());

/** A visitor who may post a form, newly logged in: an earlier form may have ended the session, or demanded a second factor of administrators. */
async function browserFor(path: string): Promise<TestBrowser> {
  await shop.db.updateTable('staff_roles').set({ needs_second_factor: false }).execute();
  return aBrowserOf(shop, path.startsWith('/staff/') ? clerkId : businessId);
}

/** Whether an answer is a failure; one refusal of the wire has the number of one. */
async function breaks(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return answer.status >= 500 && !text.includes('"code":"invalid_order_update_status"');
}

describe('calls of the wire', () => {
  const sample = (name: string, { type, enum: choices, default: usual }: ArgumentShape): string => {
    if (choices?.[0]) return choices[0];
    if (usual !== undefined) return String(usual);
    if (/product|^id$|item/.test(name)) return String(productId);
    return type === 'integer' || type === 'number' ? '1' : type === 'boolean' ? 'true' : 'x';
  };

  /** Every way to put a word in the position of a field, or into the open part of a field's name. */
  function* spoilt(shapes: ArgumentShapes): Generator<URLSearchParams> {
    const names = Object.keys(shapes);
    const usual = (name: string) => [
      name.replace(/\{\w+\}/g, '1').split('|')[0] ?? name,
      sample(name, shapes[name] ?? { type: 'string' }),
    ];
    for (const word of words) {
      for (const name of [...names, word]) {
        const form = new URLSearchParams(names.filter((other) => other !== name).map(usual));
        if (name.includes('{')) form.set(name.replace(/\{\w+\}/g, word), '1');
        form.set(name.replace(/\{\w+\}/g, '1'), word);
        yield form;
        yield new URLSearchParams([[name.replace(/\{\w+\}/g, '1'), word]]);
      }
    }
  }

  const nameOf = (entry: Endpoint): string | null => {
    if (entry.kind === 'wc-ajax' || entry.kind === 'admin-ajax') return `${entry.kind} ${entry.name}`;
    if (entry.kind === 'plain-link') return `${entry.kind} ${entry.parameter}`;
    if (entry.kind === 'page-action' || entry.kind === 'upload') return null;
    return `${entry.kind} ${entry.method} ${entry.path}`;
  };
  const calls = routeTable.flatMap((entry) => {
    const name = nameOf(entry);
    return name === null ? [] : [[name, entry] as const];
  });

  async function answersTo(entry: Endpoint, form: URLSearchParams): Promise<Response[]> {
    const query = form.toString();
    switch (entry.kind) {
      case 'wc-ajax':
        return [await business.post(`/?wc-ajax=${wireName(entry.name, shop.wire)}`, form)];
      case 'admin-ajax': {
        const fields = new URLSearchParams(form);
        fields.set('action', wireName(entry.name, shop.wire));
        return [await business.post('/wp-admin/admin-ajax.php', fields)];
      }
      case 'plain-link':
        return [await business.get(`/cart/?${entry.parameter}=${words[0]}&${query}`)];
      case 'page-action':
      case 'upload':
        return [];
      default: {
        const base = entry.kind === 'store-api' ? '/wp-json/wc/store/v1' : '/wp-json';
        const path = base + entry.path.replace(/:\w+(?:\{[^}]*\})?/g, String(productId));
        if (entry.method === 'GET') return [await business.get(`${path}?${query}`)];
        const headers = { nonce: 'x', 'x-wp-nonce': 'x', 'x-http-method-override': entry.method };
        return [
          await business.json(path, Object.fromEntries(form), headers),
          await business.post(path, form, headers),
        ];
      }
    }
  }

  test.each(calls)('%s', async (_name, entry) => {
    failed = [];
    const { takes } = entry.about;
    const shapes = takes ? argumentShapes(takes) : {};
    const broken: string[] = [];
    for (const form of spoilt(shapes)) {
      for (const answer of await answersTo(entry, form)) {
        if (await breaks(answer)) broken.push(`${answer.status} ${form}`);
      }
    }
    expect({ broken, failed }).toEqual({ broken: [], failed: [] });
  });

  test('an order whose form is whole but for one field', async () => {
    failed = [];
    const broken: string[] = [];
    const whole = aCheckoutForm();
    for (const name of Object.keys(whole)) {
      for (const word of words) {
        await business.post('/?wc-ajax=add_to_cart', { product_id: productId, quantity: 1 });
        const answer = await business.post('/?wc-ajax=checkout', { ...whole, [name]: word });
        if (await breaks(answer)) broken.push(`${name}=${word}`);
      }
    }
    expect({ broken, failed }).toEqual({ broken: [], failed: [] });
  });
});

// After the calls: what staff post may end a customer's right to call.
describe('pages', () => {
  const actions = routeTable.filter((entry) => entry.kind === 'page-action');

  /** The addresses that a pattern stands for: what is new, and what is there. */
  function addressesOf(path: string): readonly string[] {
    if (!path.includes(':')) return [path];
    const parts = ['new', 'guests', 'billing', 'firm', 'order-note', '1', '2'];
    return parts.flatMap((part) => {
      let isAsked = false;
      const address = path.replace(/:\w+(?:\{([^}]+)\})?/g, (_, shape = '[^/]+') => {
        const fits = (one: string) => new RegExp(`^(?:${shape})$`).test(one);
        isAsked ||= fits(part);
        return fits(part) ? part : ([...parts, 'it'].find(fits) ?? 'none');
      });
      return isAsked ? [address] : [];
    });
  }

  test.each(actions.map(({ path }) => path))('%s takes nothing but a form', async (path) => {
    const browser = await browserFor(path);
    const [address = path] = addressesOf(path);
    const statuses = [];
    for (const type of ['application/json', 'text/plain', 'application/octet-stream']) {
      statuses.push((await browser.json(address, { what: 'x' }, { 'content-type': type })).status);
    }
    expect(statuses).toEqual([415, 415, 415]);
  });

  /** A form with a word in each choice, one after another, and with words in all that is typed. */
  function* spoilt({ fields, choices }: FormOnPage): Generator<URLSearchParams> {
    const typed = [...fields].map(([name, value], at) => {
      const isTyped = !choices.has(name);
      return [name, isTyped ? (words[at % words.length] ?? value) : value];
    });
    yield new URLSearchParams(typed);
    for (const name of choices) {
      for (const word of words) {
        const form = new URLSearchParams([...fields]);
        form.set(name, word);
        form.append(word, word);
        yield form;
      }
    }
  }

  // What the forms of pages that show none here would choose.
  const guessed: FormOnPage = {
    fields: new Map(),
    choices: new Set(['what', 'action', 'to', 'kind']),
  };

  test.each(actions.map(({ path }) => path))('the form of %s', async (path) => {
    const browser = await browserFor(path);
    failed = [];
    const broken: string[] = [];
    for (const address of addressesOf(path)) {
      const page = await (await browser.get(address)).text();
      for (const known of [...formsIn(page), guessed]) {
        for (const form of spoilt(known)) {
          if (await breaks(await browser.post(address, form))) broken.push(`${address} ${form}`);
        }
      }
    }
    expect({ broken, failed }).toEqual({ broken: [], failed: [] });
  });

  test('a price list refuses what it has no form for', async () => {
    const staff = await browserFor('/staff/');
    const answers = words.map(async (what) => (await staff.post('/staff/price-lists/2/', { what })).status);
    expect(await Promise.all(answers)).toEqual(words.map(() => 400));
  });
});
