import { expect, test } from 'vitest';
import { parseEmail } from './parse-email.ts';

const email = (lines: readonly string[]) => parseEmail(Buffer.from(lines.join('\r\n')));

test('an email is read with its sender, recipients, what it answers and its text', async () => {
  const read = await email([
    'From: =?utf-8?Q?Mario_Ross=C3=AC?= <Mario@Example.test>',
    'To: Pistone <info+r1-0123456789abcdef0123@shop.test>, altro@shop.test',
    'Delivered-To: ordini@shop.test',
    'Subject: Re: Ordine 1001',
    'Message-ID: <abc@example.test>',
    'In-Reply-To: <2-xx@shop.test>',
    'References: <1-xx@shop.test> <2-xx@shop.test>',
    'Date: Thu, 26 Nov 2026 10:12:00 +0100',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Perch=E9 non =E8 arrivato?',
  ]);
  expect(read).toMatchObject({
    messageId: 'abc@example.test',
    from: 'mario@example.test',
    fromName: 'Mario Rossì',
    to: ['info+r1-0123456789abcdef0123@shop.test', 'altro@shop.test', 'ordini@shop.test'],
    subject: 'Re: Ordine 1001',
    answers: ['2-xx@shop.test', '1-xx@shop.test'],
    sentAt: new Date('2026-11-26T09:12:00Z'),
    text: 'Perché non è arrivato?',
    files: [],
  });
});

test('of an email that is markup alone its words remain, without scripts, pictures and addresses', async () => {
  const read = await email([
    'From: mario@example.test',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<style>p{}</style><p>Buongiorno,<br>il <b>disco</b> è <a href="https://evil.test/">qui</a>.</p><script>alert(1)</script><img src="https://evil.test/x.png" alt="x"><blockquote>Ordine 1001</blockquote>',
  ]);
  expect(read?.text).toBe('Buongiorno,\nil disco è qui.\n\n> Ordine 1001');
});

test('attachments come with their names, and pictures within the text are told from them', async () => {
  const part = (heads: readonly string[], body: string) => ['--x', ...heads, '', body];
  const read = await email([
    'From: mario@example.test',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    ...part(['Content-Type: text/plain'], 'Ecco la foto'),
    ...part(
      [
        'Content-Type: image/jpeg',
        'Content-Disposition: attachment; filename="../foto\u0007.jpg"',
        'Content-Transfer-Encoding: base64',
      ],
      '/9j/',
    ),
    ...part(
      [
        'Content-Type: image/png',
        'Content-Disposition: inline; filename=logo.png',
        'Content-Transfer-Encoding: base64',
      ],
      'iVBORw==',
    ),
    '--x--',
  ]);
  expect(read?.text).toBe('Ecco la foto');
  expect(read?.files.map(({ name, isInline, content }) => [name, isInline, content.length])).toEqual([
    ['../foto.jpg', false, 3],
    ['logo.png', true, 4],
  ]);
});

test.each([
  [
    'a part that never ends',
    'From: a@b.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nciao',
  ],
  ['a charset that nobody knows', 'From: a@b.test\r\nContent-Type: text/plain; charset=klingon\r\n\r\nciao'],
  ['base64 that is none', 'From: a@b.test\r\nContent-Transfer-Encoding: base64\r\n\r\n*ciao*'],
  ['a date that is none', 'From: a@b.test\r\nDate: domani\r\n\r\nciao'],
  ['a sender that is none', 'From: <<<\r\n\r\nciao'],
])('broken MIME is read as far as it goes: %s', async (_what, source) => {
  const read = await parseEmail(Buffer.from(source));
  expect(read).not.toBeNull();
  expect(read?.sentAt).toBeNull();
});

test('what is no email at all is none', async () => {
  expect(await parseEmail(Buffer.from(''))).toBeNull();
});

test('signs that the database cannot store, or that turn lines around, are left out', async () => {
  const read = await email(['From: a@b.test', 'Subject: Or\u202edine\u0000', '', 'uno\u0000\u202edue']);
  expect([read?.subject, read?.text]).toEqual(['Ordine', 'unodue']);
});
