import type { Picture } from '#catalogue/media/rules/picture.ts';
import { langOf, type TextLanguage, translatedName } from '../rules/translated-text.ts';

/** The columns of `images` as a left join leaves them. */
export type PictureRow = {
  readonly file_key: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: number[] | null;
  /** read where squares are shown */
  readonly focus_x?: number | null;
  /** read for an audience of another language than the shop's own */
  readonly translated_alt?: string | null;
};

/** What says in which language a picture is described. */
export type AltReader = {
  /** the shop's language, where the reader reads another one */
  readonly contentLocale?: TextLanguage | undefined;
  /** of the product that it shows: a picture without a text of its own is described by its name, and follows its translation */
  readonly own?: string;
  readonly translated?: string | null | undefined;
};

/** The picture of a row, null where the join found none. */
export function pictureOf(row: PictureRow, reader: AltReader = {}): Picture | null {
  if (row.file_key === null || row.width === null || row.height === null) return null;
  return {
    key: row.file_key,
    ...altOf(row, reader),
    width: row.width,
    height: row.height,
    widths: row.widths ?? [],
    ...(typeof row.focus_x === 'number' ? { square: true } : {}),
  };
}

function altOf(
  { alt, translated_alt: translation }: PictureRow,
  { contentLocale, own, translated }: AltReader,
): Pick<Picture, 'alt' | 'lang'> {
  const text = alt || own || '';
  const byName = text === own ? translated : null;
  const { name, lang } = translatedName(text, translation || byName, contentLocale);
  return { alt: name, ...(name === '' ? {} : langOf({ lang })) };
}
