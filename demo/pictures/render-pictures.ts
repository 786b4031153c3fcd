import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { drawPicture } from './draw-picture.ts';
import { pictureKey } from './picture-key.ts';
import type { PictureSpec } from './picture-spec.ts';
import { heroWidths, pictureWidths } from './picture-widths.ts';

// Measured on two cores: the next effort of AVIF takes two and a half times as long for a third less weight.
const atOnce = 3;
const formats = {
  avif: (picture: Sharp) =>
    picture.avif({ quality: 48, effort: 0, chromaSubsampling: '4:2:0', tune: 'psnr' }),
  webp: (picture: Sharp) => picture.webp({ quality: 76, effort: 0 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78 }),
} as const;

type Format = keyof typeof formats;
const allFormats: readonly Format[] = ['avif', 'webp', 'jpg'];
type Raster = { readonly data: Buffer; readonly width: number; readonly height: number };

const fileOf = (directory: string, key: string, width: number, format: Format) =>
  join(directory, `${key}-${width}.${format}`);

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function sharpOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

// A reader never meets half a file: it gets its name when it is whole.
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}

async function renderPicture(key: string, spec: PictureSpec, directory: string): Promise<void> {
  const widths = (spec.view === 'hero' ? heroWidths : pictureWidths).toSorted((a, b) => b - a);
  const wanted = widths.flatMap((width) => allFormats.map((format) => fileOf(directory, key, width, format)));
  if ((await Promise.all(wanted.map(exists))).every(Boolean)) return;
  // Each width is made from the next larger one, which is quicker than from the largest and as sharp.
  let raster = await rasterOf(sharp(Buffer.from(drawPicture(spec))));
  for (const width of widths) {
    if (width < raster.width) raster = await rasterOf(sharpOf(raster).resize(width));
    for (const format of allFormats) {
      const file = fileOf(directory, key, width, format);
      if (!(await exists(file))) await writeWhole(file, await formats[format](sharpOf(raster)).toBuffer());
    }
  }
}

/** Writes every different picture in every width as AVIF, WebP and JPEG; files that exist already stay as they are. */
export async function renderPictures(
  specs: readonly PictureSpec[],
  directory: string,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const pictures = new Map(specs.map((spec) => [pictureKey(spec), spec]));
  const waiting = pictures.entries();
  let done = 0;
  const worker = async () => {
    for (const [key, spec] of waiting) {
      await renderPicture(key, spec, directory);
      done += 1;
      onProgress?.(done, pictures.size);
    }
  };
  // Several pictures at once use the cores better than several threads on one picture.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    sharp.concurrency(threads);
  }
}
