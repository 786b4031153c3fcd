import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { GalleryFeatures } from '../../rules/gallery-features.ts';
import { LivelyGallery } from './lively-gallery.tsx';

const image = (key: string) => ({
  key,
  alt: `Foto ${key}`,
  width: 1200,
  height: 1200,
  widths: [320, 1200],
  title: 'Davanti',
  caption: `Vista ${key}`,
});
const wholeScreen = 'aria-label="Visualizza la galleria di immagini a schermo intero"';
const render = (features: Partial<GalleryFeatures>, images = [image('disco'), image('scatola')]) =>
  renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <LivelyGallery
        images={images}
        features={{ slider: false, zoom: false, lightbox: false, ...features }}
        platform="shop"
        seen={0}
        onSeen={() => {}}
      />
    </WordsContext>,
  );
const largeImages = (html: string) => html.match(/data-large_image=/g)?.length ?? 0;

test('[PDP-10] with the slider all large images stand in a row, with small ones as its controls', () => {
  const html = render({ slider: true });
  expect(largeImages(html)).toBe(2);
  expect(html.match(/<input type="radio" name="image"/g)).toHaveLength(2);
  expect(html).toContain('Immagine 2 di 2');
});

test('one image neither slides nor has controls', () => {
  const html = render({ slider: true }, [image('disco')]);
  expect(largeImages(html)).toBe(1);
  expect(html).not.toContain('type="radio"');
});

test('without the slider only the chosen image is there', () => {
  expect(largeImages(render({ zoom: true }))).toBe(1);
});

test('[PDP-09] with the zoom an image can be magnified, also by keyboard', () => {
  const html = render({ zoom: true });
  expect(html).toMatch(/<button type="button"[^>]*aria-label="Ingrandisci l’immagine" aria-pressed="false"/);
  expect(html).not.toContain(wholeScreen);
});

test('[PDP-11] with the lightbox its trigger is labelled', () => {
  expect(render({ lightbox: true })).toContain(wholeScreen);
});

test('[PDP-11] without the lightbox there is no trigger', () => {
  expect(render({ slider: true, zoom: true })).not.toContain('schermo intero');
});

test('[PDP-09] all three go together', () => {
  const html = render({ slider: true, zoom: true, lightbox: true });
  expect(largeImages(html)).toBe(2);
  expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
  expect(html).toContain(wholeScreen);
});
