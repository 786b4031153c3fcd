import { Scripted } from '#kit/islands/storefront/island.tsx';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { lazyImages } from '../rules/lazy-images.ts';
import shopText from './shop-text.island.ts';

const lively = /\bcounter\b|<(?:audio|video)\b|\bdata-background\b/i;

/** A text that staff wrote as HTML, with the counters, players and images that it holds. */
export function ShopText({ html }: { html: string }) {
  const text = <RichText html={lazyImages(html)} />;
  return lively.test(html) ? (
    <Scripted of={shopText} data={null}>
      {text}
    </Scripted>
  ) : (
    text
  );
}
