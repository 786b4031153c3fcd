/** Where, how large and in which colours a footer cart floats. */
export type FooterCartLook = {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'right';
  /** pixels */
  readonly size: number;
  /** `#rrggbb` */
  readonly ground: string;
  readonly ink: '#ffffff' | '#16181d';
};

/** The luminance of a colour by WCAG 2, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The look that a table's configuration sets (TAB-81); text on the colour is white or ink, by contrast. */
export function footerCartLook(config: {
  readonly footer_possition: string;
  readonly footer_cart_size: number;
  readonly footer_bg_color: string;
}): FooterCartLook {
  const [vertical, horizontal] = config.footer_possition.split('_');
  const ground = config.footer_bg_color;
  const light = luminance(ground);
  const inks = ['#ffffff', '#16181d'] as const;
  const [white, dark] = inks.map((ink) => contrast(light, luminance(ink)));
  return {
    vertical: vertical === 'top' ? 'top' : 'bottom',
    horizontal: horizontal === 'left' ? 'left' : 'right',
    size: config.footer_cart_size,
    ground,
    ink: (white ?? 0) >= (dark ?? 0) ? inks[0] : inks[1],
  };
}
