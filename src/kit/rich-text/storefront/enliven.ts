import type { Locale } from '#messages/locale.ts';

type Begin = () => () => void;

/**
 * What a text of the shop holds beside words comes to life: counters, audio and video, background images. Each is loaded
 * only for a text that holds it (SITE-19, SITE-21, SITE-23). Returns how to end it.
 */
export function enliven(text: HTMLElement, locale: Locale): () => void {
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
