import { expect, test } from 'vitest';
import { swatchOption } from './swatch-option.ts';

const picture = { key: 'ruota', alt: 'Ruota', width: 90, height: 60, widths: [90, 160] };

test('[VAR-28] the picture of an option has its sizes and an empty alternative text, for the name stands beside it', () => {
  expect(swatchOption({ slug: 'anteriore', label: 'Anteriore', picture })).toEqual({
    slug: 'anteriore',
    label: 'Anteriore',
    picture: {
      srcSet: '/media/ruota-90.avif 90w, /media/ruota-160.avif 160w',
      src: '/media/ruota-160.webp',
      width: '90',
      height: '60',
      alt: '',
    },
  });
});

test('an option without a picture is unchanged', () => {
  const option = { slug: 'rosso', label: 'Rosso', color: '#c8102e' };
  expect(swatchOption(option)).toEqual(option);
});
