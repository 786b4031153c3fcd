import { useEffect, useRef } from 'react';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { lazyImages } from '../rules/lazy-images.ts';
import { enliven } from './enliven.ts';

/** A text that staff wrote as HTML, with the counters, players and images that it holds. */
export function ShopText({ html }: { html: string }) {
  const { locale } = useShopWords();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current && html !== '' ? enliven(text.current, locale) : undefined), [html, locale]);
  return <RichText ref={text} html={lazyImages(html)} />;
}
