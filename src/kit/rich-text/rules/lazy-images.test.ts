import { expect, it } from 'vitest';
import { lazyImages } from './lazy-images.ts';

it('[SITE-21, SITE-22] an image of a text is loaded lazily by the browser itself', () => {
  expect(lazyImages('<p><img src="/media/a.webp" alt="Disco"></p><IMG/>')).toBe(
    '<p><img loading="lazy" decoding="async" src="/media/a.webp" alt="Disco"></p><img loading="lazy" decoding="async"/>',
  );
});

it('an image with an attribute `loading` is unchanged, and so is everything else', () => {
  const html = '<img alt="" loading="eager" src="/a.webp"><image href="/b.svg"></image>';
  expect(lazyImages(html)).toBe(html);
});
