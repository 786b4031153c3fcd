import { describe, expect, it } from 'vitest';
import { footerCartLook } from './footer-cart-look.ts';

const config = { footer_possition: 'bottom_right', footer_cart_size: 74, footer_bg_color: '#16181d' };

describe('the look of a footer cart', () => {
  it.each([
    ['bottom_right', 'bottom', 'right'],
    ['bottom_left', 'bottom', 'left'],
    ['top_right', 'top', 'right'],
    ['top_left', 'top', 'left'],
    ['footer_possition', 'bottom', 'right'],
  ])('[TAB-81] at %s floats at the %s %s', (footer_possition, vertical, horizontal) => {
    expect(footerCartLook({ ...config, footer_possition })).toMatchObject({ vertical, horizontal });
  });

  it('[TAB-81] has the configured size and colour', () => {
    expect(footerCartLook({ ...config, footer_cart_size: 90, footer_bg_color: '#0a7f9c' })).toMatchObject({
      size: 90,
      ground: '#0a7f9c',
    });
  });

  it.each([
    ['#16181d', '#ffffff'],
    ['#c8102e', '#ffffff'],
    ['#0a7f9c', '#ffffff'],
    ['#ffc439', '#16181d'],
    ['#ffffff', '#16181d'],
  ])('on %s is written in %s', (footer_bg_color, ink) => {
    expect(footerCartLook({ ...config, footer_bg_color }).ink).toBe(ink);
  });
});
