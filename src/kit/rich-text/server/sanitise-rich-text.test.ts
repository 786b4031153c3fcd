import { expect, test } from 'vitest';
import { sanitiseRichText } from './sanitise-rich-text.ts';

test.each([
  ['<p>Disco <strong>ventilato</strong></p>', '<p>Disco <strong>ventilato</strong></p>'],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<style>p{color:red}</style><p style="color:red" onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<img src="data:image/png;base64,AAAA" alt="x" />', '<img alt="x" />'],
  ['<img src="/media/a.webp" onerror="x()" alt="" />', '<img src="/media/a.webp" alt="" />'],
  [
    '<a href="https://example.com" target="x">a</a>',
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<iframe src="https://example.com"></iframe><p>a</p>', '<p>a</p>'],
  ['<svg><script>1</script></svg><p>a</p>', '<p>a</p>'],
  [
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
  ['<p></p>', ''],
  ['<p><br></p><p>&nbsp;</p>', ''],
  ['a < b & c', 'a &lt; b &amp; c'],
])('%s', (typed, stored) => expect(sanitiseRichText(typed)).toBe(stored));
