import type { HeadsMessages } from '../it/heads.ts';

export const heads: HeadsMessages = {
  code: (sku) => `Code ${sku}.`,
  price: (amount) => `Price ${amount}`,
  priceFrom: (amount) => `From ${amount}`,
  withTax: { gross: 'including VAT', net: 'excluding VAT' },
  stock: {
    'in-stock': 'In stock.',
    few: 'Last pieces in stock.',
    backorder: 'Can be ordered.',
    'out-of-stock': 'Out of stock at the moment.',
  },
  home: (shop) =>
    `${shop}, car parts online: search by part code, original code or name and see price and availability at once.`,
  shopTitle: 'Car parts catalogue',
  categoryTitle: (name) => `${name}: car parts online`,
  tagTitle: (name) => `${name}: parts and accessories`,
  brandTitle: (name) => `${name} parts: catalogue and prices`,
  onPage: (page) => `page ${page}`,
  everything: (count) =>
    count === 1
      ? 'One item with its current price and availability.'
      : `${count} items with current prices and availability: filter by category, brand and price.`,
  inScope: (name, count) =>
    count === 1
      ? `One item in ${name}, with its current price and availability.`
      : `${count} items in ${name}, with current prices and availability.`,
  ofBrand: (name, count) =>
    count === 1
      ? `One ${name} item, with its current price and availability.`
      : `${count} ${name} items, with current prices and availability.`,
};
