import { expect, test } from 'vitest';
import { isProfileField, penalisedWords } from './penalised-words.ts';

test('[PWD-06] [PWD-08] words of title and address count once each, in lower case, from four characters on', () => {
  expect(
    penalisedWords(['Il mio account | Pistone', 'https://pistone.example/my-account/?told=saved', 'PISTONE']),
  ).toEqual(['account', 'pistone', 'https', 'example', 'told', 'saved']);
});

test('[PWD-08] letters with accents are letters', () => {
  expect(penalisedWords(['Così è Nicolò D’Àgata'])).toEqual(['così', 'nicolò', 'àgata']);
});

test.each([
  'user_login',
  'first_name',
  'last_name',
  'nickname',
  'display_name',
  'email',
  'url',
  'description',
  'weblog_title',
  'admin_email',
  'billing_first_name',
  'account_display_name',
  'account_email',
])('[PWD-07] %s belongs to the profile', (name) => {
  expect(isProfileField(name)).toBe(true);
});

test.each(['reg_password', 'password_1', 'billing_city', 'billing_country', 'key'])('%s does not', (name) => {
  expect(isProfileField(name)).toBe(false);
});
