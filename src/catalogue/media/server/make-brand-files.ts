import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type BrandKind, iconFile, iconWidths, storedLogo } from '#foundation/settings/rules/shop-brand.ts';
import { MAX_PIXELS } from '../rules/picture-limits.ts';
import type { FileProblem } from '../rules/upload-problem.ts';
import { lookAtFile } from './make-picture-files.ts';

/** Why an uploaded file becomes no logo or icon. */
export type BrandProblem = FileProblem | 'too-small';

export type MakeBrandResult =
  | { readonly ok: true /** of the files, without their endings */; readonly name: string }
  | { readonly ok: false; readonly problem: BrandProblem };

/** The fewest pixels of the shorter side. */
const smallest = { logo: 24, icon: 180 } as const;

/** How much of an icon that systems cut to a shape is sure to stay. */
const SAFE_SHARE = 0.8;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const MAX_DECODED = 2048;

/** Pixels in sRGB with transparency: the process that decodes files opens no other kind of them. */
type Raster = { readonly data: Buffer; readonly width: number; readonly height: number };

const sharpOf = ({ data, width, height }: Raster) => sharp(data, { raw: { width, height, channels: 4 } });

async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Writes the files of a logo or an icon into a folder. Transparent parts stay transparent; the empty margin of a logo is cut off. Nothing of
 * the file's metadata comes along.
 */
export async function makeBrandFiles(input: {
  readonly upload: string;
  readonly folder: string;
  readonly kind: BrandKind;
  /** makes the name unique */
  readonly random: string;
}): Promise<MakeBrandResult> {
  const { upload, folder, kind, random } = input;
  const looked = await lookAtFile(upload);
  if (!looked.ok) return looked;
  const raster = await decode(upload, kind);
  if (!raster) return { ok: false, problem: 'damaged' };
  if (Math.min(raster.width, raster.height) < smallest[kind]) return { ok: false, problem: 'too-small' };
  const write = async (name: string, picture: Sharp) =>
    writeFile(join(folder, name), await picture.toBuffer(), { flush: true });
  const name = `${kind}-${random}`;
  if (kind === 'icon') {
    await makeIcon(raster, name, write);
    return { ok: true, name };
  }
  const logo = await rasterOf(
    sharpOf(raster).resize({ ...storedLogo, fit: 'inside', withoutEnlargement: true }),
  );
  const sized = `${name}-${logo.width}x${logo.height}`;
  await write(`${sized}.png`, sharpOf(logo).png({ compressionLevel: 9 }));
  await write(`${sized}.webp`, sharpOf(logo).webp({ quality: 88, alphaQuality: 100, effort: 5 }));
  return { ok: true, name: sized };
}

async function makeIcon(
  raster: Raster,
  name: string,
  write: (name: string, picture: Sharp) => Promise<void>,
): Promise<void> {
  const ground = groundOf(raster);
  const square = (side: number) => sharpOf(raster).resize(side, side, { fit: 'contain', background: CLEAR });
  for (const side of iconWidths) {
    // Start pages of telephones show black where an icon is transparent.
    const made = side === 180 ? square(side).flatten({ background: ground }) : square(side);
    await write(iconFile(name, side), made.png({ compressionLevel: 9 }));
  }
  const inner = Math.round(512 * SAFE_SHARE);
  const [before, after] = [Math.floor((512 - inner) / 2), Math.ceil((512 - inner) / 2)];
  const core = await rasterOf(square(inner).flatten({ background: ground }));
  const margin = { top: before, left: before, bottom: after, right: after, background: ground };
  await write(iconFile(name, 'maskable'), sharpOf(core).extend(margin).png({ compressionLevel: 9 }));
}

/** The picture upright and in sRGB; a logo without its margin. Null when it cannot be decoded whole. */
async function decode(upload: string, kind: BrandKind): Promise<Raster | null> {
  const whole = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_DECODED, MAX_DECODED, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const raster = await rasterOf(whole).catch(() => null);
  if (!raster || kind === 'icon') return raster;
  // A picture of one colour has no margin.
  return await rasterOf(sharpOf(raster).trim({ threshold: 10 })).catch(() => raster);
}

/** The colour around an icon: that of its corner, white where it is transparent there. */
function groundOf({ data }: Raster): { r: number; g: number; b: number } {
  const [r = 255, g = 255, b = 255, alpha = 0] = data;
  return alpha === 255 ? { r, g, b } : { r: 255, g: 255, b: 255 };
}
