import { expect, it } from 'vitest';
import { galleryFor } from './gallery-for.ts';
import { mediaFor } from './media-for.ts';

it('[SITE-23] the link to a file that cannot be played has its words', () => {
  expect(mediaFor('it').downloadFile).toBe('Scarica il file');
  expect(mediaFor('en').downloadFile).toBe('Download File');
});

it('[PDP-11] the trigger of the lightbox has its words', () => {
  expect(galleryFor('it').wholeScreen).toBe('Visualizza la galleria di immagini a schermo intero');
  expect(galleryFor('en').wholeScreen).toBe('View full-screen image gallery');
});
