import { expect, test } from 'vitest';
import { defaultWirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import { guestLifeMs, personLifeMs } from '#foundation/services/sessions.ts';
import { guestSessionSeconds, personSessionSeconds } from '#foundation/visitor/rules/session-lives.ts';
import { visitCookies } from '#selling/orders/rules/attribution/visit-cookies.ts';
import { cookieNamed, shopCookies } from './shop-cookies.ts';

const cookies = (tracking: 'never' | 'always' | 'with-consent') =>
  shopCookies(defaultWirePrefixes, { vatDays: 30, tracking, languages: true, viewed: true });

test('cookies of visits are declared where the shop records visits, the answer where it asks', () => {
  const ofVisits = (tracking: 'never' | 'always' | 'with-consent') =>
    cookies(tracking).flatMap(({ purpose }) =>
      purpose === 'visit' || purpose === 'consent' ? [purpose] : [],
    );
  expect(ofVisits('never')).toEqual([]);
  expect(ofVisits('always')).toEqual(['visit']);
  expect(ofVisits('with-consent')).toEqual(['consent', 'visit']);
});

test('only cookies of visits, and what was viewed, are not necessary', () => {
  const others = cookies('with-consent').filter(({ kind }) => kind !== 'necessary');
  expect(others.flatMap(({ names }) => names)).toEqual(['recently_viewed', ...visitCookies]);
});

test.each([
  ['wp_shop_session_0123', 'session'],
  ['shop_cart_hash', 'cart'],
  ['shop_lang', 'language'],
  ['store_notice0123', 'hiddenNotice'],
  ['sbjs_first', 'visit'],
  ['shop_cart_hash2', undefined],
  ['_ga', undefined],
])('%s is declared as %s', (name, purpose) => {
  expect(cookieNamed(cookies('with-consent'), name)?.purpose).toBe(purpose);
});

test('a session lives as long as its cookie is said to', () => {
  expect([guestSessionSeconds * 1000, personSessionSeconds * 1000]).toEqual([guestLifeMs, personLifeMs]);
});

test('what was viewed is declared where browsers remember it', () => {
  const viewed = (isOn: boolean) =>
    cookieNamed(
      shopCookies(defaultWirePrefixes, { vatDays: 30, tracking: 'never', languages: true, viewed: isOn }),
      'recently_viewed',
    );
  expect(viewed(false)).toBeUndefined();
  expect(viewed(true)?.lives).toEqual([30 * 24 * 60 * 60]);
});

test('no name is declared twice', () => {
  const names = cookies('with-consent').flatMap(({ names: all }) => all);
  expect(new Set(names).size).toBe(names.length);
});
