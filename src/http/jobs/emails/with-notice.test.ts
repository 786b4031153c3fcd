import { expect, test } from 'vitest';
import { withNotice } from './with-notice.ts';

const name = `guarantee-${'b'.repeat(64)}-1200x1800.jpg`;
const shopUrl = 'https://shop.example';
const email = {
  subject: 'Conferma',
  text: 'Conferma',
  html: `<img src="${shopUrl}/media/logo.png"/><img src="${shopUrl}/media/${name}" alt=""/>`,
};
const content = new Uint8Array([0xff, 0xd8, 1, 2]);
const mediaFiles = { read: (asked: string) => Promise.resolve(asked === name ? content : null) };

test('the notice goes along with the email that shows it, byte for byte; other pictures stay in the shop', async () => {
  const sent = await withNotice({ shopUrl, mediaFiles }, email);
  const cid = `${name}@shop.example`;
  expect(sent.attachments).toEqual([{ filename: name, content, contentType: 'image/jpeg', cid }]);
  expect(sent.html).toBe(`<img src="${shopUrl}/media/logo.png"/><img src="cid:${cid}" alt=""/>`);
});

test('an email without it, or one whose file is gone, is sent as it was written', async () => {
  const other = { ...email, html: `<img src="${shopUrl}/media/logo.png"/>` };
  expect(await withNotice({ shopUrl, mediaFiles }, other)).toEqual(other);
  expect(await withNotice({ shopUrl, mediaFiles: { read: () => Promise.resolve(null) } }, email)).toEqual(
    email,
  );
  expect(await withNotice({ shopUrl }, email)).toEqual(email);
});
