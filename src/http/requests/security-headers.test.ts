import { expect, test } from 'vitest';
import { sourcesOf } from '#foundation/payment-provider/rules/policy-sources.ts';
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

test('a page that runs the script of a payment provider allows what its adapter names, and nothing inline', () => {
  const policy = contentSecurityPolicy(
    ['nonce-abc'],
    [sourcesOf('https://*.paypal.com'), sourcesOf('https://*.paypal.com', 'https://pay.google.com')],
  );
  const both = 'https://*.paypal.com https://pay.google.com';
  expect(policy.split('; ').filter((directive) => directive.includes('paypal'))).toEqual([
    `img-src 'self' data: ${both}`,
    // The styles that the script writes carry the nonce.
    `style-src 'self' 'nonce-abc' ${both}`,
    `script-src 'self' 'nonce-abc' ${both}`,
    `connect-src 'self' ${both}`,
    `frame-src 'self' ${both}`,
  ]);
  expect(policy).not.toContain('unsafe');
  expect(contentSecurityPolicy(['nonce-abc'])).toContain("style-src 'self';");
});

test('only a page that says so is shown in a frame, by pages of the shop alone', () => {
  expect(contentSecurityPolicy([], [], 'self')).toContain("frame-ancestors 'self';");
});
