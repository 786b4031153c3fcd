import { expect, it } from 'vitest';
import { fileTypeOf } from './sent-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (email) => email.charCodeAt(0));
const png = '\x89PNG\r\n\x1a\n';

it.each([
  ['a whole PDF', '%PDF-1.7\nsomething\n%%EOF\n', 'application/pdf'],
  ['a whole JPEG', '\xff\xd8\xff\xe0something\xff\xd9', 'image/jpeg'],
  ['a whole PNG', `${png}something\0\0\0\0IEND\xaeB\x60\x82`, 'image/png'],
])('%s is known by its content', (_what, content, mediaType) => {
  expect(fileTypeOf(bytes(content), bytes(content))).toMatchObject({ ok: true, type: { mediaType } });
});

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'file-wrong-type'],
  ['a drawing with scripts', '<svg onload="alert(1)">', 'file-wrong-type'],
  ['nothing', '', 'file-wrong-type'],
  ['a PDF that was cut off', '%PDF-1.7\nsomething', 'file-incomplete'],
  ['a JPEG that was cut off', '\xff\xd8\xff\xe0something', 'file-incomplete'],
  ['a PNG that was cut off', `${png}something`, 'file-incomplete'],
])('%s is refused', (_what, content, problem) => {
  expect(fileTypeOf(bytes(content), bytes(content))).toEqual({ ok: false, problem });
});
