import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuoteListOutcome } from './add-to-quote-list.ts';

const position = { url: '/ajax', action: 'raq_action', subAction: 'raq_subaction', nonce: 'n1' };
const reply = (result: string) =>
  Response.json({ result, message: 'Fatto', rqa_url: 'https://shop.example/request-quote/' });

let calls: { readonly url: string; readonly body: string }[] = [];

/** The function as a page loads it, before a shop that answers so. */
async function add(answers: readonly (() => Response)[]): Promise<QuoteListOutcome> {
  vi.resetModules();
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ url, body: String(init?.body ?? '') });
    const next = left.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  const { addToQuoteList } = await import('./add-to-quote-list.ts');
  return addToQuoteList({ productId: 12, quantity: 2 }, 'it');
}

beforeEach(() => {
  calls = [];
});

describe('what a quote button calls in the browser', () => {
  it.each(['true', 'exists'])(
    '[RAQ-01] [RAQ-02] [RAQ-05] posts the add, and after %s gives the message with the link to the list',
    async (result) => {
      expect(await add([() => Response.json(position), () => reply(result)])).toEqual({
        done: true,
        message: 'Fatto',
        link: { url: 'https://shop.example/request-quote/', label: 'Vedi la lista' },
      });
      expect(calls).toEqual([
        { url: '/request-quote/place/', body: '' },
        {
          url: '/ajax',
          body: 'product_id=12&quantity=2&action=raq_action&raq_subaction=add_item&_wpnonce=n1',
        },
      ]);
    },
  );

  it('[RAQ-05] any other result shows the message as an error', async () => {
    expect(await add([() => Response.json(position), () => reply('false')])).toEqual({
      done: false,
      message: 'Fatto',
    });
  });

  it('[RAQ-07] without the extension says that it is not installed, and asks no more', async () => {
    expect(await add([() => new Response('', { status: 404 })])).toEqual({
      done: false,
      message: 'Il plugin per le richieste di preventivo non è installato.',
    });
    expect(calls).toHaveLength(1);
  });

  it('an expired nonce is renewed, once', async () => {
    const fresh = () => Response.json({ ...position, nonce: 'n2' });
    const outcome = await add([
      () => Response.json(position),
      () => new Response('-1', { status: 403 }),
      fresh,
      () => reply('true'),
    ]);
    expect(outcome.done).toBe(true);
    expect(calls.at(-1)?.body).toContain('_wpnonce=n2');
  });

  it('a shop that cannot be reached gives a message, and nothing is thrown', async () => {
    expect(await add([])).toEqual({ done: false, message: 'Si è verificato un errore. Riprova.' });
  });
});
