import { describe, expect, it } from 'vitest';
import { leadsInCircles, type Redirect, redirectFor, targetFrom, wildcardPart } from './follow-redirect.ts';
import { isOwnArea, pathToMatch } from './path-to-match.ts';

const to = (source: string, target: string, kind: Redirect['kind'] = 'permanent'): Redirect => ({
  source,
  target,
  kind,
});

describe('the path that a redirect is found by', () => {
  it.each([
    ['/Ricambi/Filtri%20olio/', '/ricambi/filtri olio'],
    ['https://www.example.it/ricambi//filtri.html?x=1#giù', '/ricambi/filtri.html'],
    ['https://www.example.it', ''],
    ['/caff%C3%A8', '/caffè'],
    ['/', '/'],
    ['freni', ''],
    ['/rotto%E0%A4%A', ''],
    ['/a%00b', ''],
  ])('%s is %j', (address, path) => {
    expect(pathToMatch(address)).toBe(path);
  });

  it.each(['/staff/ordini', '/staff', '/wp-json/x', '/my-account/orders', '/media/a.webp'])(
    '%s is an area of the shop',
    (path) => {
      expect(isOwnArea(path)).toBe(true);
    },
  );

  it('an address that begins like an area is none', () => {
    expect(isOwnArea('/staffe-ammortizzatore')).toBe(false);
  });
});

describe('a wildcard', () => {
  it.each([
    ['/vecchio/*', '/vecchio/freni/dischi', 'freni/dischi'],
    ['/vecchio/*', '/vecchio', ''],
    ['/vecchio/*', '/vecchissimo', null],
    ['/p/*/scheda', '/p/disco-280/scheda', 'disco-280'],
    ['/p/*/scheda', '/p/scheda', null],
    ['/*.html', '/freni.html', 'freni'],
    ['/freni', '/freni', ''],
    ['/freni', '/freni/dischi', null],
  ])('of %s in %s stands for %j', (source, path, part) => {
    expect(wildcardPart(source, path)).toBe(part);
  });
});

describe('the redirect of a path', () => {
  const all = [to('/a/*', '/1'), to('/a/b/*', '/2'), to('/a/b/c', '/3')];

  it.each([
    ['/a/b/c', '/3'],
    ['/a/b/x', '/2'],
    ['/a/x', '/1'],
    ['/b', undefined],
  ])('of %s leads to %s: the plain one first, then the longest', (path, target) => {
    expect(redirectFor(all, path)?.target).toBe(target);
  });

  it.each([
    [to('/a/*', '/shop/*'), '/a/freni disco/x', '', '/shop/freni%20disco/x'],
    [to('/a', '/shop/'), '/a', '?utm=1', '/shop/?utm=1'],
    [to('/a', '/shop/?s=freni'), '/a', '?utm=1', '/shop/?s=freni'],
    [to('/a', '/shop/#sotto'), '/a', '?utm=1', '/shop/?utm=1#sotto'],
    [to('/a/*', 'https://altro.example/*'), '/a/x', '', 'https://altro.example/x'],
    [to('/a/*', 'https://altro.example/'), '/a//evil.example', '', 'https://altro.example/'],
  ])('%j from %s with the query %j leads to %s', (redirect, path, search, target) => {
    expect(targetFrom(redirect, path, search)).toBe(target);
  });
});

describe('redirects lead in circles', () => {
  it.each<[string, Redirect, readonly Redirect[], boolean]>([
    ['to itself', to('/a', '/a/'), [], true],
    ['over another one', to('/a', '/b'), [to('/b', '/A/')], true],
    ['over a wildcard', to('/a', '/b/x'), [to('/b/*', '/a')], true],
    ['on and on', to('/a/*', '/a/b/*'), [], true],
    ['among others', to('/x', '/a'), [to('/a', '/b'), to('/b', '/a')], true],
    ['not, one after the other', to('/a', '/b'), [to('/b', '/c')], false],
    ['not, to another site', to('/a', 'https://altro.example/a'), [], false],
    ['not, to what is gone', to('/a', '/b'), [to('/b', '', 'gone')], false],
    ['not, where the plain one stands before a wildcard', to('/a/*', '/c'), [to('/c', '/d')], false],
  ])('%s', (_, added, others, circles) => {
    expect(leadsInCircles(added, others)).toBe(circles);
  });
});
