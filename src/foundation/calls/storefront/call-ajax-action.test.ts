import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAjaxAction, postAjaxAction } from './call-ajax-action.ts';

let asked: { readonly url: string; readonly init: RequestInit }[] = [];
let answer: () => Response = () => new Response('');

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call of the generic ajax endpoint', () => {
  it('[WIRE-05] [WIRE-08] posts the action and the nonce as form fields to /wp-admin/admin-ajax.php', async () => {
    answer = () => new Response('success');
    const plain = await postAjaxAction('wholesale_do', { security: 'n0nce', title: 'Olio & filtri' });
    expect(plain).toMatchObject({ status: 200, text: 'success' });
    const [{ url, init } = { url: '', init: {} }] = asked;
    expect([url, init.method]).toEqual(['/wp-admin/admin-ajax.php', 'POST']);
    expect(String(init.body)).toBe('security=n0nce&title=Olio+%26+filtri&action=wholesale_do');
  });

  it('[WIRE-05] sends a file, and a name that comes twice, as a form of parts', async () => {
    const fields = new FormData();
    fields.append('products[]', '1');
    fields.append('products[]', '2');
    fields.append('action', 'another');
    fields.append('file', new File(['x'], 'targa.txt'));
    await postAjaxAction('wholesalequoteupload', fields);
    const { body } = asked[0]?.init ?? {};
    if (!(body instanceof FormData)) throw new Error('no form was sent');
    expect(body.getAll('products[]')).toEqual(['1', '2']);
    expect(body.getAll('action')).toEqual(['wholesalequoteupload']);
    expect(body.get('file')).toBeInstanceOf(File);
    expect(fields.get('action')).toBe('another');
  });

  it('[WIRE-06] returns success and data of the answer', async () => {
    answer = () => Response.json({ success: true, data: { 12: 3 } });
    expect(await callAjaxAction('x', {})).toEqual({ success: true, data: { 12: 3 } });
    answer = () => new Response('1');
    expect(await callAjaxAction('x', {})).toEqual({ success: true, data: null });
  });

  it('[WIRE-06] a refusal is a failure whatever its body says', async () => {
    answer = () => new Response('1', { status: 500 });
    expect(await callAjaxAction('x', {})).toEqual({ success: false, data: null });
    answer = () => Response.json({ success: true, data: 'late' }, { status: 403 });
    expect(await callAjaxAction('x', {})).toEqual({ success: false, data: 'late' });
  });

  it('[WIRE-06] a shop that cannot be reached is a failure, and so is a call that was given up', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await callAjaxAction('x', {})).toEqual({ success: false, data: null });
    const given = new AbortController();
    expect(await postAjaxAction('x', {}, given.signal)).toMatchObject({ status: 0, text: '' });
    expect(asked[1]?.init.signal).toBe(given.signal);
  });
});
