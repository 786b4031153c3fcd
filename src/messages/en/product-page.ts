import type { ProductPageMessages } from '../it/product-page.ts';

export const productPage: ProductPageMessages = {
  gallery: 'Product pictures',
  imageOf: (number, count) => `Picture ${number} of ${count}`,
  soldBy: (vendor) => `Sold by ${vendor}`,
  tabs: 'Product details',
  description: 'Description',
  additionalInformation: 'Additional information',
  reviews: 'Reviews',
  noDescription: 'All the data of this item stand under the additional information.',
  technicalData: 'Technical data',
  brand: 'Brand',
  facts: { sku: 'Part number', weightGrams: 'Weight', size: 'Size (L × W × H)' },
  oeNumbers: 'OE numbers',
  vehicles: 'Fits these vehicles',
  vehicleCount: (count) => (count === 1 ? '1 version' : `${count} versions`),
  model: 'Model',
  engine: 'Engine',
  power: 'Power',
  kilowatts: (kw, horsepower) => `${kw} kW (${horsepower} hp)`,
  years: 'Years',
  delivery: {
    whenItComesIn: 'Sent as soon as it has come in',
    leavesWithin: (days) => {
      if (days === 0) return 'Sent the same day, on working days';
      return days === 1 ? 'Sent within 1 working day' : `Sent within ${days} working days`;
    },
    free: 'Free shipping',
    cost: (price) => `Shipping ${price}`,
    freeFrom: (amount) => `, free from ${amount}`,
  },
  related: 'You may also need',
  notForSale: 'This item cannot be ordered at the moment.',
};
