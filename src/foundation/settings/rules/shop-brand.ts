/** A picture that the shop is known by; its name says its size, so that pages need not ask for it: `logo-0123456789abcdef0123-480x120`. */
const brandFile = {
  logo: /^logo-[0-9a-f]{20}-(\d{1,4})x(\d{1,4})$/,
  icon: /^icon-[0-9a-f]{20}$/,
} as const;

export type BrandKind = keyof typeof brandFile;

/** Whether a text may be the name of a logo or an icon; '' for none. */
export const isBrandFile = (kind: BrandKind, name: string) => name === '' || brandFile[kind].test(name);

/** Widths of the icon, in pixels: of tabs, of telephones' start pages, of installed pages. */
export const iconWidths = [32, 180, 192, 512] as const;

/** Where the logo is shown in pages and emails, in CSS pixels: it is never larger. */
export const shownLogo = { width: 220, height: 44 } as const;

/** The logo is stored in up to three times the size that it is shown in. */
export const storedLogo = { width: shownLogo.width * 3, height: shownLogo.height * 3 } as const;

export type ShopLogo = {
  /** the names of its files: PNG for emails and documents, WebP for pages */
  readonly png: string;
  readonly webp: string;
  /** as it is shown, in CSS pixels */
  readonly width: number;
  readonly height: number;
};

/** The logo of the shop; null where it has none. */
export function logoOf({ shop_logo: name }: { readonly shop_logo: string }): ShopLogo | null {
  const [, width = 0, height = 0] = (brandFile.logo.exec(name) ?? []).map(Number);
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, shownLogo.width / width, shownLogo.height / height);
  const shown = (side: number) => Math.max(1, Math.round(side * scale));
  return { png: `${name}.png`, webp: `${name}.webp`, width: shown(width), height: shown(height) };
}

/** The file of an icon of a width; `maskable` with a margin that a system may cut off. */
export const iconFile = (name: string, width: (typeof iconWidths)[number] | 'maskable') =>
  `${name}-${width}.png`;
