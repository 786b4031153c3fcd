import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, scriptHashes, securityHeaders } from './security-headers.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('only a shop on https asks to be reached by https from then on', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders('https://www.example.it')).toHaveProperty('strict-transport-security');
});

test('every different inline script has its hash, a script of a file has none', () => {
  const html = `<script>a()</script><script type="module" async="">\nb("</p>")\n</script><script src="/c.js"></script><script>a()</script>`;
  expect(scriptHashes(Buffer.from(html))).toEqual([hashOf('a()'), hashOf('\nb("</p>")\n')]);
});

test('a page runs its own scripts only, and stands in no frame', () => {
  const policy = contentSecurityPolicy(['nonce-abc']);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});
