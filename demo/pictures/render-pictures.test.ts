import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureKey } from './picture-key.ts';
import type { PictureSpec } from './picture-spec.ts';
import { heroWidths, pictureWidths } from './picture-widths.ts';
import { renderPictures } from './render-pictures.ts';

const hero: PictureSpec = { view: 'hero' };
const filter: PictureSpec = { view: 'studio', kind: 'oil-filter', variant: 0 };
const namesOf = (spec: PictureSpec, widths: readonly number[]) =>
  widths.flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => `${pictureKey(spec)}-${width}.${format}`),
  );

describe('renderPictures', () => {
  let directory = '';
  const progress: [number, number][] = [];

  beforeAll(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'media');
    await renderPictures([hero, filter, filter], directory, (done, total) => progress.push([done, total]));
  }, 60_000);

  afterAll(() => rm(join(directory, '..'), { recursive: true }));

  it('writes every width in every format and leaves nothing else behind', async () => {
    const expected = [...namesOf(hero, heroWidths), ...namesOf(filter, pictureWidths)];
    expect((await readdir(directory)).sort()).toEqual(expected.sort());
  });

  it('draws a picture once that is asked for twice, and tells how far it has come', () => {
    expect(progress).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('keeps the aspect ratio in every width', async () => {
    for (const width of pictureWidths) {
      const size = await sharp(join(directory, `${pictureKey(filter)}-${width}.avif`)).metadata();
      expect([size.format, size.width, size.height]).toEqual(['heif', width, width]);
    }
    for (const width of heroWidths) {
      const size = await sharp(join(directory, `${pictureKey(hero)}-${width}.webp`)).metadata();
      expect([size.format, size.width, size.height]).toEqual(['webp', width, (width * 7) / 16]);
    }
  });

  it('leaves files that exist as they are and makes the one that is missing', async () => {
    const [lost = '', chosen = ''] = namesOf(filter, pictureWidths);
    await rm(join(directory, lost));
    await writeFile(join(directory, chosen), 'kept');
    await renderPictures([filter], directory);
    expect((await stat(join(directory, lost))).size).toBeGreaterThan(500);
    expect((await stat(join(directory, chosen))).size).toBe(4);
  });
});
