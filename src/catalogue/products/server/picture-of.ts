import type { Picture } from '#catalogue/media/rules/picture.ts';

/** The columns of `images` as a left join leaves them. */
export type PictureRow = {
  readonly file_key: string | null;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: number[] | null;
};

/** The picture of a row, null where the join found none. */
export function pictureOf(row: PictureRow): Picture | null {
  if (row.file_key === null || row.width === null || row.height === null) return null;
  return {
    key: row.file_key,
    alt: row.alt ?? '',
    width: row.width,
    height: row.height,
    widths: row.widths ?? [],
  };
}
