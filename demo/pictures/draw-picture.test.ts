import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { pictureKinds } from './picture-kinds.ts';
import type { PictureSpec, Variant } from './picture-spec.ts';

const variants: readonly Variant[] = [0, 1, 2];
const parts: readonly PictureSpec[] = pictureKinds.flatMap((kind) =>
  (['studio', 'scheda'] as const).flatMap((view) => variants.map((variant) => ({ view, kind, variant }))),
);
const others: readonly PictureSpec[] = [
  { view: 'hero' },
  { view: 'asse', axle: 'anteriore' },
  { view: 'asse', axle: 'posteriore' },
  { view: 'carton', brand: 'Frenòr & Figli 24/7', colour: '#c8102e' },
  { view: 'carton', brand: 'A', colour: '#f2c230' },
];

// Every element must be closed in the order in which it was opened.
function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!self && name) open.push(name);
  }
  return open;
}

describe('drawPicture', () => {
  it.each([...parts, ...others])('draws well-formed SVG: %o', (spec) => {
    const svg = drawPicture(spec);
    expect(openElements(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    const made = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const used = new Set(Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id));
    expect(used).toEqual(made);
  });

  it('draws the same picture every time', () => {
    for (const spec of [...parts, ...others]) expect(drawPicture(spec)).toBe(drawPicture(spec));
  });

  it('draws every kind and variant differently in the studio', () => {
    const studio = parts.filter(({ view }) => view === 'studio');
    expect(new Set(studio.map(drawPicture)).size).toBe(studio.length);
  });

  it('is square, and 16:7 as the hero', async () => {
    const sizeOf = async (spec: PictureSpec) => {
      const { width, height } = await sharp(Buffer.from(drawPicture(spec))).metadata();
      return [width, height];
    };
    expect(await sizeOf({ view: 'studio', kind: 'oil-filter', variant: 0 })).toEqual([1200, 1200]);
    expect(await sizeOf({ view: 'hero' })).toEqual([1920, 840]);
  });

  it('shows the part against the light ground, and not a bare sheet', async () => {
    const { channels } = await sharp(
      Buffer.from(drawPicture({ view: 'studio', kind: 'shock-absorber', variant: 0 })),
    ).stats();
    for (const { min, max } of channels.slice(0, 3)) {
      expect(min).toBeLessThan(60);
      expect(max).toBeGreaterThan(240);
    }
  });
});
