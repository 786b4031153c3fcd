import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { TextLang, TextLanguage } from '#catalogue/products/rules/translated-text.ts';

/**
 * The menus of the shop: below the header, in the footer, the bar that a toggle of the header opens on telephones, and the menu that one of the
 * breadcrumb bar opens there (SITE-18).
 */
export const menuNames = ['header', 'footer', 'phone-bar', 'breadcrumb'] as const;
export type MenuName = (typeof menuNames)[number];

/** How many levels each menu shows. */
const levels: Readonly<Record<MenuName, number>> = { header: 2, footer: 2, 'phone-bar': 1, breadcrumb: 1 };
export const levelsOf = (menu: MenuName): number => levels[menu];

/** What an entry may lead to by its id. */
export const targetKinds = ['category', 'brand', 'page', 'product'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** `categories`: the categories of the shop one by one, in their order; `heading`: words above other entries. */
export const entryKinds = [...targetKinds, 'address', 'heading', 'categories'] as const;
export type EntryKind = (typeof entryKinds)[number];

export const isTargetKind = (kind: EntryKind): kind is TargetKind =>
  targetKinds.some((known) => known === kind);

/** An entry as it is stored. */
export type MenuEntry = {
  readonly id: number;
  readonly menu: MenuName;
  readonly parentId: number | null;
  readonly kind: EntryKind;
  /** of kinds that lead to something by its id */
  readonly targetId: number | null;
  /** what that was called when it was chosen */
  readonly targetName: string;
  /** of an own address, else '' */
  readonly address: string;
  /** '' for the name of what it leads to */
  readonly words: Readonly<Record<TextLanguage, string>>;
};

/** What an entry leads to, as an audience sees it. */
export type MenuTarget = TextLang & {
  readonly name: string;
  readonly path: string;
  readonly picture?: Picture | null;
};

/** An entry as shoppers see it; `lang` is that of its name, where it is not that of the page. */
export type ShownEntry = TextLang & {
  readonly key: string;
  readonly name: string;
  /** null for a heading */
  readonly path: string | null;
  readonly isCategory: boolean;
  readonly picture: Picture | null;
  readonly children: readonly ShownEntry[];
};

export type ShownMenus = Readonly<Record<MenuName, readonly ShownEntry[]>>;
