import { describe, expect, it } from 'vitest';
import type { MenuEntry } from './menu-entry.ts';
import { type MenuSources, shownMenu } from './shown-menu.ts';

const anEntry = (id: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  menu: 'footer',
  parentId: null,
  kind: 'address',
  targetId: null,
  targetName: '',
  address: '/shop/',
  words: { it: `voce ${id}`, en: '' },
  ...more,
});
const category = (slug: string, children: readonly string[] = []) => ({
  slug,
  name: slug,
  picture: null,
  children: children.map((below) => ({ slug: below, name: below, picture: null, children: [] })),
});
const sources: MenuSources = {
  locale: 'it',
  targets: new Map([['page 7', { name: 'Resi', path: '/resi/', lang: 'it' as const }]]),
  categories: [category('freni', ['dischi']), category('filtri')],
};
const page = (id: number, targetId: number, more: Partial<MenuEntry> = {}) =>
  anEntry(id, { kind: 'page', targetId, address: '', words: { it: '', en: '' }, ...more });
const heading = (id: number, more: Partial<MenuEntry> = {}) =>
  anEntry(id, { kind: 'heading', address: '', ...more });
const names = (entries: readonly MenuEntry[], menu: MenuEntry['menu'] = 'footer') =>
  shownMenu(menu, entries, sources).map(({ name, children }) => [name, children.map((below) => below.name)]);

describe('[SITE-18] a menu as shoppers see it', () => {
  it('has the entries of its own in their order, each below its parent', () => {
    const entries = [heading(1), anEntry(2, { parentId: 1 }), anEntry(3), anEntry(4, { menu: 'breadcrumb' })];
    expect(names(entries)).toEqual([
      ['voce 1', ['voce 2']],
      ['voce 3', []],
    ]);
    expect(names(entries, 'breadcrumb')).toEqual([['voce 4', []]]);
  });

  it('leaves out what leads to nothing, and puts its entries in its place', () => {
    expect(names([page(1, 7), page(2, 8), anEntry(3, { parentId: 2 })])).toEqual([
      ['Resi', []],
      ['voce 3', []],
    ]);
  });

  it('leaves out a heading without entries that are shown', () => {
    expect(names([heading(1), heading(2), page(3, 8, { parentId: 2 })])).toEqual([]);
  });

  it('writes the categories one by one, with those below them where there is a level left', () => {
    const all = anEntry(1, { kind: 'categories', address: '', menu: 'header' });
    expect(names([all], 'header')).toEqual([
      ['freni', ['dischi']],
      ['filtri', []],
    ]);
    expect(names([heading(1), { ...all, id: 2, menu: 'footer', parentId: 1 }])).toEqual([
      ['voce 1', ['freni', 'filtri']],
    ]);
  });

  it('shows no more levels than the menu has', () => {
    expect(
      names([anEntry(1, { menu: 'phone-bar' }), anEntry(2, { menu: 'phone-bar', parentId: 1 })], 'phone-bar'),
    ).toEqual([['voce 1', []]]);
  });
});

describe('the name of an entry', () => {
  const nameIn = (locale: 'it' | 'en', entry: MenuEntry) => {
    const [shown] = shownMenu('footer', [entry], { ...sources, locale });
    return shown && [shown.name, shown.lang];
  };

  it.each([
    [
      'its words in the language of the page',
      'en',
      { words: { it: 'Resi', en: 'Returns' } },
      ['Returns', undefined],
    ],
    ['what it leads to, in the language that has', 'en', { words: { it: 'I resi', en: '' } }, ['Resi', 'it']],
    [
      'the words of the other language',
      'en',
      { kind: 'address', words: { it: 'Sede', en: '' } },
      ['Sede', 'it'],
    ],
    [
      'its address',
      'it',
      { kind: 'address', address: 'tel:+39', words: { it: '', en: '' } },
      ['tel:+39', undefined],
    ],
  ] as const)('is %s', (_, locale, more, expected) => {
    expect(nameIn(locale, page(1, 7, more))).toEqual(expected);
  });
});
