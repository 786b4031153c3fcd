import { expect, test } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { carrierForm } from './carrier-form.ts';

const read = (name: string, trackingUrl: string) =>
  readForm(carrierForm, { name: [name], trackingUrl: [trackingUrl], active: ['1'] });

test('a carrier has a name and may have an address with the place of the number', () => {
  const url = 'https://example.com/?n={tracking}';
  expect(read(' BRT ', ` ${url} `)).toEqual({
    ok: true,
    draft: { name: 'BRT', trackingUrl: url, active: true },
  });
  expect(read('Furgone', '')).toMatchObject({ ok: true });
});

test.each([
  ['', '', { name: 'no-name' }],
  ['x'.repeat(61), '', { name: 'no-name' }],
  ['BRT', 'https://example.com/', { trackingUrl: 'bad-tracking-url' }],
  ['BRT', 'javascript:{tracking}', { trackingUrl: 'bad-tracking-url' }],
  ['BRT', `https://example.com/{tracking}${'x'.repeat(300)}`, { trackingUrl: 'bad-tracking-url' }],
])('a carrier "%s" with the address "%s" is refused', (name, url, problems) => {
  expect(read(name, url)).toEqual({ ok: false, problems });
});
