import { afterEach, expect, it, vi } from 'vitest';
import { changeQuantity } from './change-quantity.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['[REST-08]', () => new Response('<html>'), { kind: 'failed', code: 'invalid_json' }],
  ['[REST-09]', () => Response.json({}, { status: 500 }), { kind: 'failed', code: 'unknown_error' }],
  ['[REST-10]', () => Promise.reject(new TypeError('no network')), { kind: 'failed', code: 'fetch_error' }],
  ['[REST-07]', () => Response.json({ items: [] }), { kind: 'changed' }],
  [
    '[QTY-02]',
    () => Response.json({ code: 'invalid_quantity', message: 'Al massimo 4.' }, { status: 400 }),
    { kind: 'refused', message: 'Al massimo 4.' },
  ],
  [
    '[REST-01]',
    () => Response.json({ code: 'shop_rest_invalid_nonce', message: 'Scaduto.' }, { status: 403 }),
    { kind: 'stale-nonce' },
  ],
] as const)('%s what became of a change of quantity is told apart (%#)', async (_id, answer, outcome) => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', asked);
  expect(await changeQuantity('n', 'k'.repeat(32), 5)).toEqual(outcome);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect([url, new Headers(init?.headers).get('nonce')]).toEqual([
    '/wp-json/wc/store/v1/cart/update-item',
    'n',
  ]);
});
