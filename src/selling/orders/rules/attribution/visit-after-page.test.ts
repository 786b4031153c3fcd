import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lifetimeMonths } from './attribution-limits.ts';
import { attributionValues } from './attribution-values.ts';
import { type OpenedPage, type VisitState, visitAfterPage } from './visit-after-page.ts';
import {
  cookieDomain,
  cookiePairsOf,
  cookieSeconds,
  cookieValueOf,
  minutesOfMonths,
} from './visit-cookies.ts';

const now = '2026-05-04 09:30:00';

function opened(address: string, from = ''): OpenedPage {
  const pageOf = (text: string) => {
    const url = new URL(text);
    return {
      url: url.href,
      host: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
    };
  };
  return {
    page: pageOf(address),
    referrer: from === '' ? null : pageOf(from),
    userAgent: 'Mozilla/5.0 (Windows NT 10.0)',
    now,
  };
}

const shop = 'https://www.pistone.example/';
const valuesAfter = (visit: VisitState, address: string, from = '') =>
  attributionValues(visitAfterPage(visit, opened(address, from)));

describe('where a visit comes from', () => {
  test('[ATTR-05] any utm parameter makes it a campaign, whatever the referrer', () => {
    const { source_type, utm_source, utm_medium, utm_campaign } = valuesAfter(
      {},
      `${shop}?utm_campaign=estate`,
      'https://www.google.it/',
    );
    expect([source_type, utm_source, utm_medium, utm_campaign]).toEqual([
      'utm',
      '(none)',
      '(none)',
      'estate',
    ]);
  });

  test('[ATTR-02] every parameter of a campaign has its input', () => {
    const query =
      'utm_source=news&utm_medium=email&utm_campaign=freni&utm_content=a&utm_id=7&utm_term=dischi&utm_source_platform=p&utm_creative_format=f&utm_marketing_tactic=t';
    expect(valuesAfter({}, `${shop}?${query}`, 'https://mail.example/x')).toMatchObject({
      source_type: 'utm',
      referrer: 'https://mail.example/x',
      utm_campaign: 'freni',
      utm_source: 'news',
      utm_medium: 'email',
      utm_content: 'a',
      utm_id: '7',
      utm_term: 'dischi',
      utm_source_platform: 'p',
      utm_creative_format: 'f',
      utm_marketing_tactic: 't',
    });
  });

  test.each([
    ['gclid', 'google'],
    ['yclid', 'yandex'],
  ])('[ATTR-05] the click of an advertisement by %s is a campaign of %s', (parameter, engine) => {
    expect(valuesAfter({}, `${shop}?${parameter}=x`)).toMatchObject({
      source_type: 'utm',
      utm_source: engine,
      utm_medium: 'cpc',
      utm_campaign: `${engine}_cpc`,
    });
  });

  test.each([
    ['https://www.google.it/', 'google'],
    ['https://google.co.uk/search?q=dischi', 'google'],
    ['https://www.bing.com/search?q=dischi', 'bing'],
    ['https://it.search.yahoo.com/search?p=dischi', 'yahoo'],
    ['https://yandex.ru/search/?text=dischi', 'yandex'],
    ['https://duckduckgo.com/', 'duckduckgo'],
  ])('[ATTR-05] from %s it is a search with %s', (referrer, engine) => {
    expect(valuesAfter({}, shop, referrer)).toMatchObject({
      source_type: 'organic',
      utm_source: engine,
      utm_medium: 'organic',
    });
  });

  test.each([
    ['https://forum.example/freni?p=2', 'forum.example', '/freni'],
    ['https://www.bing.com/maps?x=1', 'bing.com', '/maps'],
    ['https://t.co/abc', 'twitter.com', '/abc'],
    ['https://plus.url.google.com/url', 'plus.google.com', '/url'],
    ['https://notpistone.example/', 'notpistone.example', '/'],
  ])('[ATTR-05] from %s it is another site, %s', (referrer, host, path) => {
    expect(valuesAfter({}, shop, referrer)).toMatchObject({
      source_type: 'referral',
      utm_source: host,
      utm_medium: 'referral',
      utm_content: path,
    });
  });

  test.each(['', 'https://pistone.example/cart/', 'https://blog.pistone.example/'])(
    '[ATTR-06] from "%s" it is a direct visit: source (direct), medium (none), and the rest (none)',
    (referrer) => {
      expect(valuesAfter({}, shop, referrer)).toMatchObject({
        source_type: 'typein',
        utm_source: '(direct)',
        utm_medium: '(none)',
        utm_campaign: '(none)',
        utm_term: '(none)',
        referrer: referrer || '(none)',
      });
    },
  );

  test('[ATTR-05] a later direct visit does not replace a known source, a later campaign does, and the first values stay', () => {
    const first = visitAfterPage({}, opened(shop, 'https://www.google.it/'));
    const direct = visitAfterPage(first, opened(`${shop}cart/`));
    expect(attributionValues(direct)).toMatchObject({ source_type: 'organic', session_entry: shop });
    const campaign = visitAfterPage(direct, opened(`${shop}?utm_source=news`));
    expect(attributionValues(campaign)).toMatchObject({ source_type: 'utm', utm_source: 'news' });
    expect(cookiePairsOf(campaign.sbjs_first)).toMatchObject({ typ: 'organic', src: 'google' });
  });

  test('[ATTR-05] a return from a bank in the same session does not change the source', () => {
    const first = visitAfterPage({}, opened(`${shop}?utm_source=news`));
    expect(valuesAfter(first, `${shop}checkout/`, 'https://bank.example/pay')).toMatchObject({
      utm_source: 'news',
    });
    const { sbjs_session: _, ...later } = first;
    expect(valuesAfter(later, shop, 'https://forum.example/')).toMatchObject({ utm_source: 'forum.example' });
  });

  test('[ATTR-03] pages, visits, entry, time and browser are counted', () => {
    const first = visitAfterPage({}, opened(`${shop}a/`));
    const second = visitAfterPage(first, opened(`${shop}b/`));
    expect(attributionValues(second)).toMatchObject({
      session_entry: `${shop}a/`,
      session_start_time: now,
      session_pages: '2',
      session_count: '1',
      user_agent: 'Mozilla/5.0 (Windows NT 10.0)',
    });
    const { sbjs_session: _, ...later } = second;
    expect(valuesAfter(later, shop)).toMatchObject({ session_pages: '1', session_count: '2' });
  });
});

describe('cookies', () => {
  test('[ATTR-09] the lifetime is 0.00001 months of 30 days, and the session is longer', () => {
    expect(lifetimeMonths).toBe(0.00001);
    expect(minutesOfMonths(lifetimeMonths)).toBeCloseTo(0.432, 10);
    expect(cookieSeconds()).toBe(1800);
    expect(cookieSeconds(1)).toBe(30 * 24 * 60 * 60);
  });

  test('[ATTR-10] a session lasts 30 minutes, times are UTC, nothing is written in base64', () => {
    expect(cookieSeconds(0)).toBe(30 * 60);
    const visit = visitAfterPage({}, opened(shop));
    expect(decodeURIComponent(visit.sbjs_current_add)).toBe(`fd=${now}|||ep=${shop}|||rf=(none)`);
    expect(attributionValues(visit)).toMatchObject({ session_start_time: now });
  });

  test('[ATTR-07] seven cookies are written, with the names that every reader knows', () => {
    expect(Object.keys(visitAfterPage({}, opened(shop))).sort()).toEqual([
      'sbjs_current',
      'sbjs_current_add',
      'sbjs_first',
      'sbjs_first_add',
      'sbjs_migrations',
      'sbjs_session',
      'sbjs_udata',
    ]);
  });

  test('pairs are read as they were written, whatever they contain', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((value) => value.replaceAll('|', '/'));
    fc.assert(
      fc.property(fc.record({ src: text, cmp: text }), (pairs) => {
        const value = cookieValueOf(pairs);
        expect(value).toMatch(/^[\w.%-]*$/);
        expect(cookiePairsOf(value)).toEqual(pairs);
      }),
    );
  });

  test('a cookie fits into the limit of browsers, and a forged one is ignored', () => {
    const huge = `${shop}?utm_source=${'à'.repeat(10_000)}`;
    for (const value of Object.values(visitAfterPage({}, opened(huge, huge)))) {
      expect(value.length).toBeLessThan(4000);
    }
    fc.assert(fc.property(fc.string(), (value) => void cookiePairsOf(value)));
    expect(cookiePairsOf('%E0%A4%A')).toEqual({});
    const tampered = { sbjs_session: 'x', sbjs_udata: 'vst%3D-7', sbjs_current: '%' };
    expect(valuesAfter(tampered, shop)).toMatchObject({ source_type: '(none)', session_pages: '1' });
  });

  test.each([
    ['www.pistone.example', '.pistone.example'],
    ['pistone.example', '.pistone.example'],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
  ])('of %s they are for %s', (host, domain) => {
    expect(cookieDomain(host)).toBe(domain);
  });
});
