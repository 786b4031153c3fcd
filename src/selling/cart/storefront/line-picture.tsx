import { NoPicture } from '#catalogue/products/storefront/no-picture.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import type { CartLine } from '../rules/cart-state.ts';

// Sharp up to 96 px on a screen of three device pixels to one.
const largestWidth = 320;

/** A line's thumbnail; its alt text is empty, since the link beside it names the product. */
export function LinePicture({ line, sizes }: { line: CartLine; sizes: string }) {
  if (!line.picture) return <NoPicture />;
  const { key, widths, ...picture } = line.picture;
  const small = widths.filter((width) => width <= largestWidth);
  const source = { ...picture, alt: '', base: `/media/${key}`, widths: small.length > 0 ? small : widths };
  return <Picture source={source} sizes={sizes} />;
}
