import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

test('only a shop on https asks to be reached by https from then on', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders('https://www.example.it')).toHaveProperty('strict-transport-security');
});

test('a page runs its own scripts only, and cannot be framed', () => {
  const policy = contentSecurityPolicy(['nonce-abc']);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});
