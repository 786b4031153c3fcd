import { softShape } from '../pen/curves.ts';
import { circle, ellipse, rect } from '../pen/outlines.ts';
import { dome, hollow, plate } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw, Pen } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';

const headlightMakings = [
  { inside: '#aeb4bc', lens: '#8fb7d6', led: false },
  { inside: '#26282c', lens: '#8fb7d6', led: true },
  { inside: '#70757d', lens: '#d6c48f', led: false },
] as const;

function projector(pen: Pen, x: number, y: number, radius: number, lens: string): string {
  return (
    pen.spin(x, y, radius, radius * 0.72, '#aeb4bc') +
    pen.shape(circle(x, y, radius * 0.72), dome(tint(lens, -0.45))) +
    pen.shape(circle(x, y, radius * 0.56), dome(lens)) +
    pen.sheen(ellipse(x - radius * 0.2, y - radius * 0.24, radius * 0.2, radius * 0.13), '#ffffff', 0.9)
  );
}

const headlightDrawing: Draw = (pen, variant) => {
  const { inside, lens, led } = headlightMakings[variant];
  const glass = softShape([
    [120, 640],
    [150, 540],
    [300, 430],
    [560, 345],
    [840, 305],
    [1040, 300],
    [1068, 330],
    [1040, 470],
    [960, 640],
    [780, 750],
    [460, 795],
    [220, 760],
  ]);
  const bowl = softShape([
    [166, 638],
    [196, 560],
    [330, 466],
    [570, 388],
    [840, 348],
    [1000, 346],
    [990, 450],
    [920, 610],
    [756, 708],
    [460, 750],
    [246, 716],
  ]);
  const body =
    pen.shadow(620, 850, 480, 50) +
    pen.shape('M960 400l130 -10l30 60l-110 60ZM820 740l120 80l60 -20l-20 -150Z', plate('#24262b')) +
    pen.slab(glass, [46, 44], plate('#3a3d43'), '#1d1f23') +
    pen.shape(bowl, hollow(inside)) +
    pen.line('M250 690C420 730 700 700 900 590M260 530C420 440 760 380 980 380', tint(inside, 0.4), 5) +
    pen.shape(
      softShape([
        [612, 560],
        [650, 440],
        [820, 380],
        [970, 372],
        [950, 480],
        [880, 620],
        [690, 690],
      ]),
      plate(tint(inside, 0.12)),
    ) +
    projector(pen, 400, 600, 136, lens) +
    projector(pen, 715, 545, led ? 92 : 112, led ? lens : '#e8e6dd') +
    (led
      ? Array.from({ length: 11 }, (_, index) =>
          pen.shape(rect(232 + index * 66, 690 - Math.sin(index / 3.4) * 34, 48, 18, 8), '#f4fbff'),
        ).join('')
      : pen.shape(
          softShape([
            [872, 500],
            [890, 410],
            [985, 372],
            [965, 470],
            [900, 580],
          ]),
          dome('#e08a1c'),
        )) +
    pen.sheen(glass, lens, 0.12) +
    pen.sheen(
      'M166 580C300 440 560 360 900 322C600 390 380 470 240 640C190 690 150 640 166 580Z',
      '#ffffff',
      0.34,
    ) +
    pen.sheen('M620 778C800 740 930 660 1010 520C980 660 840 770 620 786Z', '#ffffff', 0.3) +
    pen.line(glass, '#ffffff', 2);
  return { body, frame: { left: 118, top: 292, right: 1122, bottom: 842 } };
};

const tailMakings = [
  { blinker: '#e08a1c', led: false },
  { blinker: '#e9e4dc', led: true },
  { blinker: '#e08a1c', led: true },
] as const;

const tailDrawing: Draw = (pen, variant) => {
  const { blinker, led } = tailMakings[variant];
  const red = '#b3101f';
  const whole = softShape([
    [380, 200],
    [560, 170],
    [760, 230],
    [860, 420],
    [870, 680],
    [800, 920],
    [620, 1000],
    [440, 960],
    [370, 760],
    [350, 460],
  ]);
  const lens = [
    { y: 240, height: 260, colour: red },
    { y: 520, height: 170, colour: blinker },
    { y: 710, height: 110, colour: '#f2f2ee' },
    { y: 836, height: 120, colour: red },
  ];
  const grid = (x: number, y: number, width: number, height: number, colour: string) =>
    Array.from({ length: Math.floor(height / 28) }, (_, index) =>
      pen.line(path`M${x} ${y + 14 + index * 28}h${width}`, tint(colour, 0.3), 4),
    ).join('') +
    Array.from({ length: Math.floor(width / 40) }, (_, index) =>
      pen.line(path`M${x + 20 + index * 40} ${y}v${height}`, tint(colour, -0.35), 3),
    ).join('');
  const body =
    pen.shadow(630, 1036, 290, 34) +
    pen.slab(whole, [84, 30], plate('#2a2c30'), '#1d1f23') +
    pen.shape(whole, dome(red)) +
    lens
      .map(({ y, height, colour }, index) => {
        const left = 408 + (index === 3 ? 40 : 0);
        const width = (index === 0 ? 370 : index === 3 ? 340 : 410) - (index === 3 ? 20 : 0);
        const lights = led
          ? Array.from({ length: 6 }, (_, dot) =>
              pen.shape(
                circle(left + 30 + dot * ((width - 60) / 5), y + height / 2, index === 0 ? 24 : 18),
                dome(tint(colour, 0.4)),
              ),
            ).join('')
          : '';
        return (
          pen.shape(rect(left, y, width, height, 46), plate(colour)) +
          grid(left + 14, y + 12, width - 28, height - 24, colour) +
          lights
        );
      })
      .join('') +
    pen.sheen(
      'M400 260C460 200 560 190 640 200C520 250 440 380 430 620C420 760 440 860 470 940C380 800 350 420 400 260Z',
      '#ffffff',
      0.36,
    ) +
    pen.line(whole, '#ffffff', 2);
  return { body, frame: { left: 350, top: 168, right: 955, bottom: 1034 } };
};

/** Lamps of the front and the back. */
export const lamps = {
  headlight: headlightDrawing,
  'tail-light': tailDrawing,
} satisfies Record<string, Draw>;
