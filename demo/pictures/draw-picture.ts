import { drawingsByKind } from './drawings-by-kind.ts';
import { gradientsOf } from './pen/paints.ts';
import type { PictureSpec } from './picture-spec.ts';
import { axleSheet } from './sheets/axle-sheet.ts';
import { cartonSheet } from './sheets/carton-sheet.ts';
import { heroSheet } from './sheets/hero-sheet.ts';
import { schedaSheet } from './sheets/scheda-sheet.ts';
import { studioSheet } from './sheets/studio-sheet.ts';

export type { PictureSpec } from './picture-spec.ts';

type Fade = readonly (readonly [offset: number, opacity: number])[];

function fading(id: string, geometry: string, colour: string, fade: Fade): string {
  const stops = fade.map(
    ([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}"${geometry}>${stops.join('')}</radialGradient>`;
}

const lights = [
  fading('studio', ' cx=".45" cy=".38" r=".75"', '#ffffff', [
    [0, 1],
    [0.55, 0.75],
    [1, 0],
  ]),
  fading('shadow', '', '#16181d', [
    [0, 0.42],
    [0.45, 0.2],
    [1, 0],
  ]),
  fading('night', '', '#000000', [
    [0, 0.85],
    [0.5, 0.5],
    [1, 0],
  ]),
  fading('lamp', ' cx=".66" cy=".4" r=".55"', '#6b7380', [
    [0, 0.75],
    [0.5, 0.32],
    [1, 0],
  ]),
  fading('bench', ' cx=".66" cy=".1" r=".6"', '#8a919c', [
    [0, 0.4],
    [1, 0],
  ]),
];

function sheetOf(spec: PictureSpec): string {
  switch (spec.view) {
    case 'studio':
      return studioSheet(drawingsByKind[spec.kind], spec.variant);
    case 'scheda':
      return schedaSheet(drawingsByKind[spec.kind], spec.variant);
    case 'carton':
      return cartonSheet(spec.brand, spec.colour);
    case 'asse':
      return axleSheet(spec.axle);
    case 'hero':
      return heroSheet();
  }
}

/** A picture of the demo shop as SVG text: 1200 x 1200, the hero 1920 x 840; it needs no font and no other file. */
export function drawPicture(spec: PictureSpec): string {
  const body = sheetOf(spec);
  const [width, height] = spec.view === 'hero' ? [1920, 840] : [1200, 1200];
  const used = lights.filter((light) => body.includes(`url(#${light.split('"')[1]})`)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${used}${gradientsOf(body)}</defs>${body}</svg>`;
}
