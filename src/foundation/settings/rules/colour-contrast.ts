/** The contrast between a text and its ground that WCAG 2.2 asks for at level AA (1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** A colour as the settings store it: `#c8102e`. */
export const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** The relative luminance of sRGB, 0 to 1. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour mixed with a share of another, 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const into = channelsOf(other);
  const parts = channelsOf(colour).map((channel, at) => channel * (1 - share) + (into[at] ?? 0) * share);
  return `#${parts.map(hex).join('')}`;
}

/** The first darker shade of a colour that can be read on or under all of some light colours; the colour itself where it can. */
export function readableShade(colour: string, lights: readonly string[]): string {
  const isReadable = (shade: string) =>
    lights.every((light) => contrastOf(shade, light) >= READABLE_CONTRAST);
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mixed(colour, '#000000', share);
    if (isReadable(shade)) return shade;
  }
  return '#000000';
}
