import { describe, expect, test } from 'vitest';
import {
  AUTOPLAY_MS,
  firstFrame,
  HERO_TIMEOUT_MS,
  heroSlider,
  productCarousel,
  shownAt,
  slideAfter,
  slideAnimations,
  testimonialSlider,
} from './carousel-settings.ts';

describe('the hero slider', () => {
  test('[SITE-08] shows one slide at a time, loops and has dots; arrows appear only from 768 px on', () => {
    for (const width of [320, 767]) {
      expect(shownAt(heroSlider, width)).toMatchObject({ slides: 1, dots: true, arrows: false });
    }
    for (const width of [768, 1280]) {
      expect(shownAt(heroSlider, width)).toMatchObject({ slides: 1, dots: true, arrows: true });
    }
    expect(heroSlider.loops).toBe(true);
  });

  test('[SITE-09] does not move by itself; its timeout would be 10 seconds', () => {
    expect(heroSlider.autoplayMs).toBeNull();
    expect(HERO_TIMEOUT_MS).toBe(10_000);
  });

  test('[SITE-10] each element of a slide comes in by an animation, a delay and a duration of its own, from right to left as well', () => {
    const ways = Object.values(slideAnimations);
    expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
    expect(new Set(ways.map(({ delay, duration }) => `${delay} ${duration}`)).size).toBe(ways.length);
    expect(firstFrame('glide', 'ltr')).toEqual({ opacity: 0, transform: 'translateX(-32px)' });
    expect(firstFrame('glide', 'rtl')).toEqual({ opacity: 0, transform: 'translateX(32px)' });
  });
});

describe('the testimonials', () => {
  test('[SITE-11] loop and move on every 12 seconds, without arrows', () => {
    expect(testimonialSlider).toMatchObject({ loops: true, autoplayMs: 12_000 });
    expect(testimonialSlider.shown.some(({ arrows }) => arrows)).toBe(false);
  });

  test.each([
    [320, 1, false],
    [767, 1, false],
    [768, 2, true],
    [991, 2, true],
    [992, 3, true],
    [1920, 3, true],
  ])('[SITE-12] at %i px %i are seen at once, with dots: %s', (width, slides, dots) => {
    expect(shownAt(testimonialSlider, width)).toMatchObject({ slides, dots });
  });
});

test('[SITE-13] any other carousel that plays by itself moves on every 5 seconds', () => {
  expect(AUTOPLAY_MS).toBe(5000);
  expect(productCarousel(true).autoplayMs).toBe(5000);
  expect(productCarousel(false).autoplayMs).toBeNull();
});

test.each([
  [0, 1, 3, 1, 1],
  [2, 1, 3, 1, 0],
  [0, -1, 3, 1, 2],
  [3, 1, 6, 3, 0],
  [2, 3, 6, 3, 3],
  [1, -3, 6, 3, 0],
  [0, 1, 1, 3, 0],
])('from slide %i a step of %i, of %i slides with %i seen, leads to %i', (at, step, count, slides, to) => {
  expect(slideAfter(at, step, { count, slides, loops: true })).toBe(to);
});

test('a row that does not loop stays at its ends', () => {
  expect(slideAfter(2, 1, { count: 3, slides: 1, loops: false })).toBe(2);
  expect(slideAfter(0, -1, { count: 3, slides: 1, loops: false })).toBe(0);
});
