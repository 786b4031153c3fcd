import { expect, test } from 'vitest';
import { fieldOnPage, formsOnPage } from './forms-on-page.ts';

const page = `
  <form method="get"><input name="s" value=""/><button type="submit">Cerca</button></form>
  <form method="post" action="/cart/?a=1&amp;b=2" encType="multipart/form-data">
    <input type="hidden" name="nonce" value="n&quot;1"/><input name="coupon" value=""/>
    <input type="checkbox" name="terms" value="1"/><input type="checkbox" checked="" name="news" value="yes"/>
    <input type="radio" name="way" value="a"/><input type="radio" name="way" value="b" checked=""/>
    <select name="country"><option value="IT">Italia</option><option value="DE" selected="">Germania</option></select>
    <textarea name="notes">Prima &amp; dopo</textarea><input type="file" name="file"/><input disabled="" name="gone" value="x"/>
    <button type="button" name="no">Apri</button><button name="action" value="save">Salva</button><button type="submit">Altro</button>
  </form>`;

test('forms are read as a browser without scripts would send them', () => {
  const [search, form] = formsOnPage(page);
  expect(search).toMatchObject({ method: 'get', action: '', isMultipart: false });
  expect(form).toEqual({
    method: 'post',
    action: '/cart/?a=1&b=2',
    isMultipart: true,
    fields: [
      ['nonce', 'n"1'],
      ['coupon', ''],
      ['news', 'yes'],
      ['way', 'b'],
      ['country', 'DE'],
      ['notes', 'Prima & dopo'],
    ],
    typed: new Set(['coupon', 'notes']),
    buttons: [['action', 'save'], null],
  });
});

test('a field is found wherever it stands', () => {
  expect([fieldOnPage(page, 'nonce'), fieldOnPage(page, 'nothing')]).toEqual(['n"1', '']);
});
