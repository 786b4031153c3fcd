import { describe, expect, it, test } from 'vitest';
import { emailText } from '#foundation/services/email-text.ts';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { MASKED_KEY, maskKeys, withKey } from './link-key.ts';

const masked = `https://shop.test/my-account/lost-password/?key=${MASKED_KEY}&login=5`;
const key = { parameter: 'key', value: '12.ab_C-9' } as const;

test('the key of a link is put into an email when it leaves, in HTML as in text', () => {
  const html = `<a href="${escapeHtml(masked)}">Vai</a>`;
  expect(withKey(html, key)).toContain('?key=12.ab_C-9&amp;login=5');
  expect(withKey(emailText(html), key)).toContain('?key=12.ab_C-9&login=5');
  expect(withKey(`?link=${encodeURIComponent(MASKED_KEY)}`, { parameter: 'link', value: 'k.1' })).toBe(
    '?link=k.1',
  );
});

test('asterisks in a written text are not replaced', () => {
  expect(withKey(`Attenzione ${MASKED_KEY}`, key)).toBe(`Attenzione ${MASKED_KEY}`);
});

describe('an email is shown', () => {
  it.each([
    ['https://shop.test/x/?key=12.abc&login=5', 'https://shop.test/x/?key=********&login=5'],
    ['?a=1&amp;link=k2.a_-b"', '?a=1&amp;link=********"'],
    ['?token=abc%2Bd rest', '?token=******** rest'],
    [masked, masked],
    ['monkey=banana e key=valore', 'monkey=banana e key=valore'],
  ])('%s as %s', (text, shown) => {
    expect(maskKeys(text)).toBe(shown);
  });
});
