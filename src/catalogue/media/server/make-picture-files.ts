import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  type AcceptedKind,
  type FileKind,
  HEAD_BYTES,
  isAccepted,
  kindOfFile,
} from '../rules/kind-of-file.ts';
import { MAX_PIXELS, pictureFormats } from '../rules/picture-limits.ts';
import { largestStored, maySizeBeDecoded, type Size, storedWidths } from '../rules/picture-size.ts';
import type { FileProblem } from '../rules/upload-problem.ts';

/** The outcome of processing an uploaded file: its kind, the size of the largest picture and the widths of all, in pixels. */
export type MadePicture = Size & { readonly kind: AcceptedKind; readonly widths: readonly number[] };

export type MakeResult =
  | { readonly ok: true; readonly picture: MadePicture }
  | {
      readonly ok: false;
      readonly problem: FileProblem /** its process ended before it could answer */;
      readonly died?: true;
    };

/** Why a file of a kind becomes no picture. */
export const problemOfKind: Record<Exclude<FileKind, AcceptedKind>, FileProblem> = {
  moving: 'animated',
  gif: 'unfit-kind',
  heic: 'phone-format',
  pdf: 'not-a-picture',
  markup: 'not-a-picture',
  other: 'not-a-picture',
};

const encode: Record<(typeof pictureFormats)[number], (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
};

type Raster = Size & { readonly data: Buffer };

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sharpOf = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });

/** The size of a picture by its header, turned upright; null when the header is none. */
async function sizeOf(path: string): Promise<(Size & { frames: number }) | null> {
  const metadata = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) return null;
  const { width, height } = metadata.autoOrient;
  return { width, height, frames: metadata.pages ?? 1 };
}

/** The picture upright, in sRGB, on white, no larger than is stored; nothing of its metadata comes along. Null when it cannot be decoded whole. */
async function decode(path: string, size: Size): Promise<Raster | null> {
  const { width, height } = largestStored(size);
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha();
  return await rasterOf(picture).catch(() => null);
}

export type LookedAt =
  | { readonly ok: true; readonly kind: AcceptedKind; readonly size: Size }
  | { readonly ok: false; readonly problem: FileProblem };

/** What a file is, if it may be decoded; only its header is read, so that a picture too large costs nothing. */
export async function lookAtFile(upload: string): Promise<LookedAt> {
  const kind = kindOfFile(await headOf(upload));
  if (!isAccepted(kind)) return { ok: false, problem: problemOfKind[kind] };
  const size = await sizeOf(upload);
  if (!size) return { ok: false, problem: 'damaged' };
  if (!maySizeBeDecoded(size)) return { ok: false, problem: 'too-many-pixels' };
  if (size.frames > 1 || (kind === 'png' && (await isAnimatedPng(upload)))) {
    return { ok: false, problem: 'animated' };
  }
  return { ok: true, kind, size };
}

/**
 * Looks at an uploaded file and writes it in all widths and formats into a folder: `{key}-{width}.{format}`.
 */
export async function makePictureFiles(input: {
  upload: string;
  folder: string;
  key: string;
}): Promise<MakeResult> {
  const { upload, folder, key } = input;
  const looked = await lookAtFile(upload);
  if (!looked.ok) return looked;
  const { kind, size } = looked;
  const largest = await decode(upload, size);
  if (!largest) return { ok: false, problem: 'damaged' };
  const widths = storedWidths(size);
  let raster = largest;
  // Each width is made from the next larger one, which is quicker than from the largest and as sharp.
  for (const width of widths.toReversed()) {
    if (width < raster.width) raster = await rasterOf(sharpOf(raster).resize(width));
    for (const format of pictureFormats) {
      const content = await encode[format](sharpOf(raster)).toBuffer();
      await writeFile(join(folder, `${key}-${width}.${format}`), content, { flush: true });
    }
  }
  return { ok: true, picture: { kind, width: largest.width, height: largest.height, widths } };
}

const SIGNATURE_BYTES = 8;
const CHUNK_HEAD_BYTES = 8;
const CHUNK_END_BYTES = 4;
const MOST_CHUNKS = 1000;

/** Whether a PNG is animated: it has a chunk `acTL` before its pixels, which the decoder does not report. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(CHUNK_HEAD_BYTES);
    let at = SIGNATURE_BYTES;
    for (let seen = 0; seen < MOST_CHUNKS; seen += 1) {
      const { bytesRead } = await file.read(head, 0, CHUNK_HEAD_BYTES, at);
      if (bytesRead < CHUNK_HEAD_BYTES) return false;
      const kind = head.toString('latin1', 4, 8);
      if (kind === 'acTL') return true;
      if (kind === 'IDAT' || kind === 'IEND') return false;
      at += CHUNK_HEAD_BYTES + head.readUInt32BE(0) + CHUNK_END_BYTES;
    }
    return false;
  } finally {
    await file.close();
  }
}
