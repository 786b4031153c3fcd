import { script } from '#kit/islands/storefront/script.ts';

/**
 * What a text of the shop holds beside words comes to life: counters, audio and video, background images. Each is loaded
 * only for a text that holds it (SITE-19, SITE-21, SITE-23).
 */
function begin(text: HTMLElement): undefined {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'it';
  const when = (selector: string, enliven: () => Promise<unknown>) => {
    // Where it cannot be loaded the text is what it is without scripts.
    if (text.querySelector(selector)) enliven().catch(() => undefined);
  };
  when('.counter', async () => (await import('./count-up.ts')).countUp(text));
  when('audio, video', async () => (await import('./play-media.ts')).playMedia(text, locale));
  when('[data-background]', async () =>
    (await import('#kit/ui/watch-lazy-sources.ts')).watchLazySources(text),
  );
}

export default script<null>('shop-text', begin, 'start');
