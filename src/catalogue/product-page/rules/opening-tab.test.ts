import { expect, test } from 'vitest';
import { openingTab, productTabs } from './opening-tab.ts';

const at = (address: string) => openingTab(new URL(address, 'http://shop.test/product/disco/'));

test('[PDP-02] the tabs are description, additional information and reviews', () => {
  expect(productTabs).toEqual(['description', 'additional_information', 'reviews']);
});

test.each(['#comment-12', '#reviews', '#tab-reviews', '?x=comment-page-2', 'comment-page-2/', '?cpage=3'])(
  '[PDP-03] %s opens the reviews',
  (address) => {
    expect(at(address)).toBe('reviews');
  },
);

test('[PDP-04] #tab-additional_information opens the additional information', () => {
  expect(at('#tab-additional_information')).toBe('additional_information');
});

test.each(['', '#', '#tab-description', '#review', '#reviews-x', '?orderby=price'])(
  '[PDP-05] %j opens the first tab',
  (address) => {
    expect(at(address)).toBe('description');
  },
);
