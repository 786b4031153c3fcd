import { useEffect, useRef } from 'react';
import { RichText } from '#kit/ui/display/rich-text.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { Locale } from '#messages/locale.ts';
import { lazyImages } from '../rules/lazy-images.ts';

/** A text that staff wrote as HTML, with the counters, players and images that it holds. */
export function ShopText({ html }: { html: string }) {
  const { locale } = useShopWords();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current && html !== '' ? enliven(text.current, locale) : undefined), [html, locale]);
  return <RichText ref={text} html={lazyImages(html)} />;
}

type Begin = () => () => void;

/**
 * What a text of the shop holds beside words comes to life: counters, audio and video, background images. Each is loaded
 * only for a text that holds it (SITE-19, SITE-21, SITE-23). Returns how to end it.
 */
function enliven(text: HTMLElement, locale: Locale): () => void {
  const endings: (() => void)[] = [];
  let left = false;
  const when = (selector: string, load: () => Promise<Begin>) => {
    if (!text.querySelector(selector)) return;
    // Where it cannot be loaded the text is what it is without scripts.
    load().then(
      (begin) => left || endings.push(begin()),
      () => undefined,
    );
  };
  when('.counter', async () => {
    const { countUp } = await import('./count-up.ts');
    return () => countUp(text);
  });
  when('audio, video', async () => {
    const { playMedia } = await import('./play-media.ts');
    return () => playMedia(text, locale);
  });
  when('[data-background]', async () => {
    const { watchLazySources } = await import('#kit/ui/watch-lazy-sources.ts');
    return () => watchLazySources(text);
  });
  return () => {
    left = true;
    for (const end of endings) end();
  };
}
