import { expect, it } from 'vitest';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { galleryFeatures, gallerySlideMs } from './gallery-features.ts';

it('[PDP-09] slider, zoom and lightbox are off by default', () => {
  expect(galleryFeatures(settingsFrom(new Map()))).toBeNull();
});

it.each([
  ['gallery_slider', { slider: true, zoom: false, lightbox: false }],
  ['gallery_zoom', { slider: false, zoom: true, lightbox: false }],
  ['gallery_lightbox', { slider: false, zoom: false, lightbox: true }],
])('[PDP-09] %s is a setting of its own', (key, features) => {
  expect(galleryFeatures(settingsFrom(new Map([[key, true]])))).toEqual(features);
});

it('[PDP-10] a slide takes 500 ms', () => {
  expect(gallerySlideMs).toBe(500);
});
