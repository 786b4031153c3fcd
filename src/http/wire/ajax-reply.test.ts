import { expect, test } from 'vitest';
import { wantsHtml } from './ajax-reply.ts';

const asks = (accept: string) => wantsHtml({ headers: new Headers({ accept }) });

test.each([
  ['text/html', true],
  ['TEXT/HTML , */*;q=0.01', true],
  ['text/html;q=0.8;level=1, application/json;q=0.5', true],
  ['application/json, text/html', false],
  ['text/html;q=0', false],
  ['text/html;q=x', true],
  ['text/*', false],
  ['*/*', false],
  ['', false],
])('Accept: %s asks for HTML: %s', (accept, wanted) => {
  expect(asks(accept)).toBe(wanted);
});

test('a call without the header does not ask for HTML', () => {
  expect(wantsHtml({ headers: new Headers() })).toBe(false);
});
