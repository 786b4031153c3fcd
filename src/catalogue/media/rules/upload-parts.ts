import { MAX_FILE_BYTES } from './picture-limits.ts';

/** Larger files come in parts of so many bytes, the last one shorter. */
export const PART_BYTES = 2 * 1024 * 1024;

/** Where an upload in parts begins, its parts are sent, and it ends. */
export const beginPartsPath = '/staff/media/uploads/';
export const partPath = (token: string, part: number) => `${beginPartsPath}${token}/${part}/`;
export const finishPartsPath = (token: string) => `${beginPartsPath}${token}/finish/`;

export const isUploadToken = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const countOfParts = (bytes: number): number => Math.ceil(bytes / PART_BYTES);

/** The bytes of a part, counted from 0; null where the file has no such part. */
export function partSize(bytes: number, part: number): number | null {
  if (part < 0 || part >= countOfParts(bytes)) return null;
  return Math.min(PART_BYTES, bytes - part * PART_BYTES);
}

/** Whether a file of this size may come in parts. */
export const mayComeInParts = (bytes: number): boolean =>
  Number.isSafeInteger(bytes) && bytes > 0 && bytes <= MAX_FILE_BYTES;

/** The answer to who begins: the parts that have come already, and need not be sent once more. */
export type BegunUpload = { readonly token: string; readonly received: readonly number[] };
