import { expect, test } from 'vitest';
import { isDeliveryUrl, webhookTopics } from './webhook.ts';

test.each([
  ['https://erp.example.it/hook?x=1', true],
  ['http://10.0.0.5:8080/hook', true],
  ['ftp://erp.example.it/', false],
  ['https://user:secret@erp.example.it/', false],
  ['erp.example.it/hook', false],
  ['', false],
])('something can be sent to %s: %s', (text, can) => {
  expect(isDeliveryUrl(text)).toBe(can);
});

test('topics name a resource and what happened to it', () => {
  expect(webhookTopics).toContain('order.created');
  expect(new Set(webhookTopics).size).toBe(webhookTopics.length);
});
