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

test('a page that runs the script of a payment provider allows its origin, for scripts, frames and calls alone', () => {
  const origin = 'https://www.paypal.com';
  const policy = contentSecurityPolicy(['nonce-abc'], [origin]);
  const allowing = policy.split('; ').filter((directive) => directive.includes(origin));
  expect(allowing).toEqual([
    `script-src 'self' 'nonce-abc' ${origin}`,
    `connect-src 'self' ${origin}`,
    `frame-src 'self' ${origin}`,
  ]);
  // The styles that the script writes carry the nonce.
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(contentSecurityPolicy(['nonce-abc'])).toContain("style-src 'self';");
});
