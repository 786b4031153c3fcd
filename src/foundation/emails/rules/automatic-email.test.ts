import { expect, test } from 'vitest';
import { isAutomaticEmail } from './automatic-email.ts';

const isAutomatic = (heads: Record<string, string>) => isAutomaticEmail(new Map(Object.entries(heads)));

test.each([
  { 'auto-submitted': 'auto-replied' },
  { 'auto-submitted': 'auto-generated; type=report' },
  { precedence: 'bulk' },
  { precedence: 'Auto_Reply' },
  { 'return-path': '<>' },
  { 'content-type': 'multipart/report; report-type=delivery-status; boundary=x' },
  { 'x-autoreply': 'yes' },
  { 'list-id': '<novita.example.test>' },
  { 'list-unsubscribe': '<mailto:via@example.test>' },
  { 'from-address': 'MAILER-DAEMON@mx.example.test' },
])('an email with %o was written by a program', (heads) => {
  expect(isAutomatic(heads)).toBe(true);
});

test.each([
  {},
  { 'auto-submitted': 'no' },
  { precedence: 'first-class' },
  { 'return-path': '<mario@example.test>' },
  { 'content-type': 'multipart/mixed; boundary=x' },
  { 'from-address': 'mario@example.test' },
])('an email with %o was written by somebody', (heads) => {
  expect(isAutomatic(heads)).toBe(false);
});
