import { describe, expect, it } from 'vitest';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { missingPath, referrerOf } from './missing-path.ts';
import { readRedirectLines, redirectForm } from './redirect-form.ts';

const read = (source: string, target: string, kind = 'permanent') =>
  readForm(redirectForm, { source: [source], kind: [kind], target: [target] });

describe('the form of a redirect', () => {
  it.each([
    ['/Vecchio/', '/Shop', '/vecchio', '/shop/'],
    [
      'https://vecchio.example/a.html?x=1',
      '/product-category/Freni?ordine=1',
      '/a.html',
      '/product-category/freni/?ordine=1',
    ],
    ['/vecchio/*', '/Nuovo/*', '/vecchio/*', '/Nuovo/*'],
    ['/a', '/città/', '/a', '/citt%C3%A0/'],
    ['/a', 'https://altro.example/Pagina', '/a', 'https://altro.example/Pagina'],
  ])('stores %s to %s as %s to %s', (source, target, storedSource, storedTarget) => {
    expect(read(source, target)).toEqual({
      ok: true,
      draft: { source: storedSource, kind: 'permanent', target: storedTarget },
    });
  });

  it('stores no target for what is gone', () => {
    expect(read('/a', '/b', 'gone')).toEqual({ ok: true, draft: { source: '/a', kind: 'gone', target: '' } });
  });

  it.each([
    ['', '/b', { source: 'no-source' }],
    ['freni', '/b', { source: 'no-source' }],
    [`/${'x'.repeat(500)}`, '/b', { source: 'too-long' }],
    ['/a/*/*', '/b', { source: 'two-wildcards' }],
    ['/', '/b', { source: 'whole-shop' }],
    ['/'.concat('*'), '/b', { source: 'whole-shop' }],
    ['/staff/ordini', '/b', { source: 'own-area' }],
    ['/a', '', { target: 'no-target' }],
    ['/a', 'javascript:alert(1)', { target: 'bad-target' }],
    ['/a', '//altro.example/', { target: 'bad-target' }],
    ['/a', '/\\altro.example/', { target: 'bad-target' }],
    ['/a', 'https://user@altro.example/', { target: 'bad-target' }],
    ['/a', '/b/'.concat('*'), { target: 'wildcard-without-source' }],
    ['/a/'.concat('*'), '/*/*', { target: 'two-wildcards' }],
  ])('refuses %j to %j', (source, target, problems) => {
    expect(read(source, target)).toEqual({ ok: false, problems });
  });

  it('refuses a way of answering that there is not', () => {
    expect(read('/a', '/b', 'nowhere')).toEqual({ ok: false, problems: { kind: 'no-kind' } });
  });
});

describe('many lines', () => {
  it('are read with semicolons, tabs, arrows and blanks', () => {
    const { drafts, problems } = readRedirectLines('/a;/b\r\n\r\n/c\t/d\n/e -> /f\n/g /h');
    expect(problems).toEqual([]);
    expect(drafts.map(({ line, source, target }) => [line, source, target])).toEqual([
      [1, '/a', '/b/'],
      [3, '/c', '/d/'],
      [4, '/e', '/f/'],
      [5, '/g', '/h/'],
    ]);
  });

  it('name each line that cannot be', () => {
    expect(readRedirectLines('/a;/b\n/c\nfreni;/d').problems).toEqual([
      { line: 2, text: '/c', problem: 'no-target' },
      { line: 3, text: 'freni;/d', problem: 'no-source' },
    ]);
  });
});

describe('an address without a page', () => {
  it.each([
    ['/Vecchio/Freni.html', '/vecchio/freni.html'],
    ['/.env', null],
    ['/wp-login.php', null],
    ['/blog/wp-includes/x.xml', null],
    ['/my-account/orders/', null],
    ['/disiscrivi/mario@example.com', null],
    ['/a%00', null],
    [`/${'x'.repeat(600)}`, null],
  ])('%s is counted as %j', (path, counted) => {
    expect(missingPath(path)).toBe(counted);
  });

  it.each([
    ['https://forum.example/discussione?id=7#ultimo', 'https://forum.example/discussione'],
    [null, ''],
    ['javascript:alert(1)', ''],
    ['https://mario@example.com/', ''],
    [`https://a.example/${'x'.repeat(400)}`, ''],
  ])('%s as the page that linked is %j', (header, page) => {
    expect(referrerOf(header)).toBe(page);
  });
});
