import { expect, test } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const written = (page: string) => scriptsAfterPaint(Buffer.from(page), null).toString();
const page =
  '<head><title>Città</title><link rel="modulepreload" href="/a.js"/></head>' +
  '<body>è<script>context()</script><script type="module" async="">import "/a.js";</script><script>last()</script></body>';

test('the scripts of the page are not fetched before they are started', () => {
  const html = written(page);
  expect(html).toContain(
    '<title>Città</title><link rel="later" href="/a.js"/></head><body>è<script>context()',
  );
  expect(html).toContain('<script type="later">import "/a.js";</script>');
  expect(html).not.toContain('<script type="module"');
});

test('the script that starts them follows right after, and nothing of the page is lost', () => {
  expect(written(page)).toMatch(/import "\/a.js";<\/script><script>\(\(begin\).*<\/script><script>last\(\)/);
});

test('what it writes carries the nonce of the page', () => {
  const marked = page.replaceAll('<script', '<script nonce="abc"');
  const html = scriptsAfterPaint(Buffer.from(marked), 'abc').toString();
  expect(html).toContain(
    '<script nonce="abc" type="later">import "/a.js";</script><script nonce="abc">((begin)',
  );
});

test('a page without a module script stays as it is', () => {
  const plain = '<head></head><body><p>rel="modulepreload"</p></body>';
  expect(written(plain)).toBe(plain);
});
