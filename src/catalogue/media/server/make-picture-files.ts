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
import {
  cutArea,
  type FocalPoint,
  focusWithin,
  isCut,
  noEdges,
  type PictureEdges,
  squareAround,
  squareWidths,
} from '../rules/picture-cut.ts';
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

/**
 * The picture upright, without the edges that are cut off, in sRGB, on white, no larger than is stored; nothing of its metadata comes along. Null when it
 * cannot be decoded whole.
 */
async function decode(path: string, size: Size, edges: PictureEdges): Promise<Raster | null> {
  const area = cutArea(size, edges);
  const { width, height } = largestStored(area);
  const upright = sharp(path, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).autoOrient();
  const picture = (isCut(edges) ? upright.extract(area) : upright)
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

/** What files are made of, and how. */
export type MakeOrder = {
  readonly upload: string;
  readonly folder: string;
  readonly key: string;
  /** what is cut off */
  readonly edges: PictureEdges;
  /** where it is given, squares around it are made as well */
  readonly focus: FocalPoint | null;
};

/**
 * Looks at an uploaded file and writes it in all widths and formats into a folder: `{key}-{width}.{format}`, squares as `{key}-square-{side}.{format}`, and
 * of a picture that is cut `{key}-whole.webp` for whoever cuts it anew.
 */
export async function makePictureFiles({
  upload,
  folder,
  key,
  edges,
  focus,
}: MakeOrder): Promise<MakeResult> {
  const looked = await lookAtFile(upload);
  if (!looked.ok) return looked;
  const { kind, size } = looked;
  const largest = await decode(upload, size, edges);
  if (!largest) return { ok: false, problem: 'damaged' };
  const widths = storedWidths(cutArea(size, edges));
  await writeWidths(largest, widths, join(folder, key));
  if (focus) {
    const area = squareAround(largest, focusWithin(focus, edges));
    const square = await rasterOf(sharpOf(largest).extract(area));
    await writeWidths(square, squareWidths(largest), join(folder, `${key}-square`));
  }
  if (isCut(edges)) {
    const whole = await decode(upload, size, noEdges);
    if (!whole) return { ok: false, problem: 'damaged' };
    const small = sharpOf(whole).resize(WHOLE_SIDE, WHOLE_SIDE, { fit: 'inside', withoutEnlargement: true });
    await writeFile(join(folder, `${key}-whole.webp`), await encode.webp(small).toBuffer(), { flush: true });
  }
  return { ok: true, picture: { kind, width: largest.width, height: largest.height, widths } };
}

const WHOLE_SIDE = 800;

/** Writes a picture in widths and all formats; each width is made from the next larger one, which is quicker than from the largest and as sharp. */
async function writeWidths(largest: Raster, widths: readonly number[], base: string): Promise<void> {
  let raster = largest;
  for (const width of widths.toReversed()) {
    if (width < raster.width) raster = await rasterOf(sharpOf(raster).resize(width));
    for (const format of pictureFormats) {
      const content = await encode[format](sharpOf(raster)).toBuffer();
      await writeFile(`${base}-${width}.${format}`, content, { flush: true });
    }
  }
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
