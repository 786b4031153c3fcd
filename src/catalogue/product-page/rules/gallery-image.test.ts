import { expect, it } from 'vitest';
import { largeImage, lightboxCaption, shownImages } from './gallery-image.ts';

const image = (key: string) => ({
  key,
  alt: `Foto ${key}`,
  width: 1200,
  height: 900,
  widths: [320, 1200, 640],
  title: 'Davanti',
  caption: '',
});

it('[PDP-08, PDP-12] the large image is the widest file, at its width and height', () => {
  expect(largeImage(image('disco'))).toEqual({ src: '/media/disco-1200.webp', width: 1200, height: 900 });
});

it('[PDP-12] the caption is shown, or the title where there is none', () => {
  expect(lightboxCaption({ caption: 'Vista frontale', title: 'Davanti' })).toBe('Vista frontale');
  expect(lightboxCaption({ caption: '', title: 'Davanti' })).toBe('Davanti');
});

it('[VAR-04] the picture of a variation stands in for the first, also where there is no other', () => {
  const { title, caption, ...picture } = image('rosso');
  expect(shownImages([image('a'), image('b')], picture).map(({ key }) => key)).toEqual(['rosso', 'b']);
  expect(shownImages([], picture)).toEqual([{ ...picture, title: '', caption: '' }]);
  expect(shownImages([image('a')], null)).toEqual([image('a')]);
});
