import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { langOf, type TextLanguage } from '#catalogue/products/rules/translated-text.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';
import {
  isTargetKind,
  levelsOf,
  type MenuEntry,
  type MenuName,
  type MenuTarget,
  type ShownEntry,
  type TargetKind,
} from './menu-entry.ts';

export const targetKey = (kind: TargetKind, id: number) => `${kind} ${id}`;

export type MenuSources = {
  readonly locale: TextLanguage;
  /** what there is for this audience, by `targetKey` */
  readonly targets: ReadonlyMap<string, MenuTarget>;
  /** the categories that the audience sees, top down */
  readonly categories: readonly MenuCategory[];
};

/**
 * A menu as an audience sees it. What leads to something that is gone, hidden or not published is left out, and the entries below it stand in
 * its place; a heading without entries is left out, too (SITE-18).
 */
export function shownMenu(
  menu: MenuName,
  entries: readonly MenuEntry[],
  sources: MenuSources,
): readonly ShownEntry[] {
  const children = Map.groupBy(
    entries.filter((entry) => entry.menu === menu),
    ({ parentId }) => parentId,
  );
  const branch = (parentId: number | null, level: number): readonly ShownEntry[] =>
    level > levelsOf(menu) ? [] : (children.get(parentId) ?? []).flatMap((entry) => shown(entry, level));
  function shown(entry: MenuEntry, level: number): readonly ShownEntry[] {
    if (entry.kind === 'categories') return categoryEntries(sources.categories, levelsOf(menu) - level);
    const below = branch(entry.id, level + 1);
    const own = shownAlone(entry, sources);
    if (own === null || (own.path === null && below.length === 0)) return below;
    return [{ ...own, children: below }];
  }
  return branch(null, 1);
}

/** `depth`: of levels below them. */
const categoryEntries = (categories: readonly MenuCategory[], depth: number): readonly ShownEntry[] =>
  categories.map(({ slug, name, picture, children, ...lang }) => ({
    key: slug,
    name,
    ...langOf(lang),
    path: categoryPath(slug),
    isCategory: true,
    picture,
    children: depth > 0 ? categoryEntries(children, depth - 1) : [],
  }));

function shownAlone(entry: MenuEntry, { locale, targets }: MenuSources): ShownEntry | null {
  const { kind, targetId } = entry;
  const target = isTargetKind(kind) && targetId !== null ? targets.get(targetKey(kind, targetId)) : undefined;
  if (isTargetKind(kind) && !target) return null;
  return {
    key: String(entry.id),
    ...nameOf(entry, locale, target),
    path: target?.path ?? (kind === 'address' ? entry.address : null),
    isCategory: kind === 'category',
    picture: target?.picture ?? null,
    children: [],
  };
}

/** The words of the page's language, else the name of what an entry leads to, else the words of the other language. */
function nameOf(
  { words, address }: MenuEntry,
  locale: TextLanguage,
  target: MenuTarget | undefined,
): Pick<ShownEntry, 'name' | 'lang'> {
  if (words[locale] !== '') return { name: words[locale] };
  if (target) return { name: target.name, ...langOf(target) };
  const other = locale === 'it' ? 'en' : 'it';
  return words[other] === '' ? { name: address } : { name: words[other], lang: other };
}
