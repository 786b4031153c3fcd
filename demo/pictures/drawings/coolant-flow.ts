import { ellipse } from '../pen/outlines.ts';
import { dome, hollow } from '../pen/paints.ts';
import { path } from '../pen/path.ts';
import type { Draw } from '../pen/pen.ts';
import { tint } from '../pen/tint.ts';
import { transform } from '../pen/transform.ts';
import { helix } from '../solids/helix.ts';
import { lathe } from '../solids/lathe.ts';

const thermostatMakings = ['#c9a23b', '#b4b9c1', '#c98a3a'] as const;

const thermostatDrawing: Draw = (pen, variant) => {
  const brass = thermostatMakings[variant];
  const flat = 0.34;
  const x = 600;
  const coil = helix(pen, {
    x,
    top: 610,
    bottom: 800,
    radius: 120,
    topRadius: 170,
    flat: 0.2,
    turns: 4,
    wire: 22,
    colour: '#aeb4bc',
  });
  const body =
    pen.shadow(610, 985, 290, 36) +
    coil.behind +
    lathe(pen, x, flat, [
      {
        colour: brass,
        metal: true,
        points: [
          [820, 74],
          [900, 70],
          [940, 50],
        ],
      },
      {
        colour: brass,
        metal: true,
        points: [
          [580, 62],
          [830, 66],
        ],
      },
    ]) +
    coil.before +
    pen.tube('M340 560C330 760 420 850 480 880H720C780 850 870 760 860 560', 30, tint(brass, -0.1), 'butt') +
    lathe(pen, x, flat, [
      {
        colour: '#1d1f23',
        points: [
          [516, 352],
          [552, 352],
        ],
      },
      {
        colour: brass,
        metal: true,
        points: [
          [494, 356],
          [518, 356],
        ],
      },
      {
        colour: brass,
        metal: true,
        points: [
          [430, 214],
          [460, 240],
          [494, 262],
        ],
        soft: true,
      },
    ]) +
    pen.shape(ellipse(x, 430, 196, 196 * flat), hollow(tint(brass, -0.1))) +
    pen.shape(ellipse(x, 440, 150, 150 * flat), dome(brass)) +
    pen.tube('M408 440C420 250 780 250 792 440', 34, brass, 'butt') +
    lathe(pen, x, flat, [
      {
        colour: '#c3c8ce',
        metal: true,
        points: [
          [300, 26],
          [420, 26],
        ],
      },
      {
        colour: brass,
        metal: true,
        points: [
          [262, 58],
          [308, 62],
        ],
      },
    ]);
  return { body, frame: { left: 244, top: 242, right: 956, bottom: 965 } };
};

const tankMakings = ['#eceae2', '#f0efe9', '#e4e7df'] as const;

const tankDrawing: Draw = (pen, variant) => {
  const colour = tankMakings[variant];
  const coolant = (['#d9607a', '#4a9fc9', '#5fae6b'] as const)[variant];
  const flat = 0.2;
  const x = 600;
  const seam = (y: number, radius: number) =>
    pen.line(
      path`M${x - radius} ${y}a${radius} ${radius * flat} 0 0 0 ${radius * 2} 0`,
      tint(colour, -0.25),
      6,
    );
  const body =
    pen.shadow(610, 985, 360, 44) +
    lathe(pen, x, flat, [
      {
        colour: '#b9bdb6',
        points: [
          [930, 42],
          [1000, 42],
        ],
      },
    ]) +
    transform(
      lathe(pen, 0, 0.3, [
        {
          colour,
          points: [
            [-90, 34],
            [40, 40],
          ],
        },
      ]),
      { x: 322, y: 470, turn: -62 },
    ) +
    lathe(pen, x, flat, [
      {
        colour,
        soft: true,
        points: [
          [330, 120],
          [372, 230],
          [480, 308],
          [640, 322],
          [800, 300],
          [900, 220],
          [940, 120],
        ],
      },
    ]) +
    pen.sheen(
      path`M${x - 317} 690A317 60 0 0 0 ${x + 317} 690C${x + 310} 830 ${x + 240} 900 ${x + 120} 940A120 24 0 0 1 ${x - 120} 940C${x - 240} 900 ${x - 310} 830 ${x - 317} 690Z`,
      coolant,
      0.42,
    ) +
    seam(620, 321) +
    seam(644, 321) +
    [-190, -60, 80, 200]
      .map((dx) =>
        pen.line(
          path`M${x + dx} ${400 + Math.abs(dx) * 0.2}V${890 - Math.abs(dx) * 0.5}`,
          tint(colour, -0.16),
          5,
        ),
      )
      .join('') +
    pen.line('M790 560h46M790 690h46', '#3a3d43', 6) +
    pen.sheen('M380 470q40 -80 110 -96q-60 60 -70 130q-10 80 0 160q-60 -90 -40 -194Z', '#ffffff', 0.7) +
    lathe(pen, x, 0.3, [
      {
        colour: tint(colour, -0.08),
        points: [
          [290, 96],
          [345, 104],
        ],
      },
      {
        colour: variant === 1 ? '#1d4f91' : '#1d1f23',
        points: [
          [196, 116],
          [286, 122],
        ],
      },
    ]) +
    Array.from({ length: 13 }, (_, index) => {
      const angle = ((index - 6) * 13 * Math.PI) / 180;
      return pen.line(path`M${x + Math.sin(angle) * 117} ${206 + Math.cos(angle) * 34}v70`, '#4b4f56', 5);
    }).join('') +
    pen.shape('M560 196l20 -8h60l20 8l-20 10h-60Z', '#f2c230');
  return { body, frame: { left: 240, top: 160, right: 924, bottom: 1008 } };
};

/** What the coolant runs through. */
export const coolantFlow = {
  thermostat: thermostatDrawing,
  'expansion-tank': tankDrawing,
} satisfies Record<string, Draw>;
