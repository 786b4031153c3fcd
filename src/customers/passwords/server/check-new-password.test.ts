import { expect, test } from 'vitest';
import { checkNewPassword, estimatePassword } from './check-new-password.ts';

test.each([
  ['juventus', 0],
  ['maria1985', 1],
  ['Cric-sollevatore-58-giallo', 4],
])('[PWD-05] %s scores %i, with an Italian dictionary', async (password, score) => {
  expect(await estimatePassword(password, [])).toBe(score);
});

test('[PWD-06] [PWD-07] words that are known of page and person make a password weaker', async () => {
  const password = 'zanottibertuccio';
  const free = await estimatePassword(password, []);
  expect(await estimatePassword(password, ['zanotti', 'bertuccio'])).toBeLessThan(free);
});

test('[PWD-13] a password below 3 is refused, one that is empty or endless as well', async () => {
  expect(await checkNewPassword('', [])).toBe('password-missing');
  expect(await checkNewPassword('x'.repeat(257), [])).toBe('password-too-long');
  expect(await checkNewPassword('juventus', [])).toBe('password-weak');
  expect(await checkNewPassword('Cric-sollevatore-58-giallo', ['Pistone'])).toBeNull();
});
