import { expect, test } from 'vitest';
import { newestLink } from './link-in-letters.ts';

const letter = (encoding: string, body: string) => ({
  raw: `Subject: Prova\r\n\r\n--part\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--part--\r\n`,
});

test.each([
  ['quoted-printable', 'Apri: http://localhost/link/?key=3D1.a=\r\nbc fine'],
  ['base64', Buffer.from('Apri: http://localhost/link/?key=1.abc fine').toString('base64')],
  ['7bit', '<a href="http://localhost/link/?key=1.abc">Apri</a>'],
])('a link is found in a letter that came as %s', (encoding, body) => {
  expect(newestLink([letter(encoding, body)], 'http://localhost/link/')).toBe(
    'http://localhost/link/?key=1.abc',
  );
});

test('the newest letter with such a link counts, and there may be none', () => {
  const letters = ['old', 'new'].map((key) => letter('7bit', `http://localhost/link/?key=${key}`));
  expect(newestLink([...letters, letter('7bit', 'http://localhost/')], 'http://localhost/link/')).toBe(
    'http://localhost/link/?key=new',
  );
  expect(newestLink(letters, 'http://localhost/other/')).toBeNull();
});
