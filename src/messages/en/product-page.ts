import type { ProductPageMessages } from '../it/product-page.ts';

const listed = (all: readonly string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

export const productPage: ProductPageMessages = {
  gallery: 'Product pictures',
  imageOf: (number, count) => `Picture ${number} of ${count}`,
  soldBy: (vendor) => `Sold by ${vendor}`,
  tabs: 'Product details',
  description: 'Description',
  additionalInformation: 'Additional information',
  reviews: 'Reviews',
  noDescription: 'All the data of this item stand under the additional information.',
  priorPrice: {
    lowest: 'The struck price is the lowest of the 30 days before the reduction.',
    progressive: 'The struck price is the lowest of the 30 days before the first reduction.',
    newArticle: (since: string) =>
      `On sale since ${since}: the struck price is the lowest from then until the reduction.`,
    variations: 'The struck price is the lowest before the reduction: choose the options for details.',
  },
  technicalData: 'Technical data',
  brand: 'Brand',
  facts: {
    sku: 'Part number',
    gtin: 'EAN/GTIN',
    mpn: 'Manufacturer’s code',
    weightGrams: 'Weight',
    size: 'Size (L × W × H)',
  },
  oeNumbers: 'OE numbers',
  crossNumbers: 'Cross references of other makers',
  documents: {
    title: 'Documents',
    kinds: {
      'data-sheet': 'Data sheet',
      instructions: 'Fitting instructions',
      certificate: 'Certificate',
      'safety-sheet': 'Safety data sheet',
      other: 'Document',
    },
    languages: {
      it: 'in Italian',
      en: 'in English',
      de: 'in German',
      fr: 'in French',
      es: 'in Spanish',
      many: 'in several languages',
    },
    size: (bytes: number) =>
      bytes >= 1_000_000
        ? `PDF, ${(bytes / 1_000_000).toFixed(1)} MB`
        : `PDF, ${Math.max(1, Math.round(bytes / 1000))} kB`,
  },
  safety: {
    title: 'Product safety',
    manufacturer: 'Manufacturer',
    responsible: 'Responsible person in the EU',
  },
  fits: (models, more) =>
    more > 0 ? `Fits ${models.join(', ')} and ${more} more models` : `Fits ${listed(models)}`,
  oeCodes: (codes, more) => {
    if (more > 0) return `OE numbers ${codes.join(', ')} and ${more} more`;
    return codes.length === 1 ? `OE number ${codes[0]}` : `OE numbers ${listed(codes)}`;
  },
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
    expected: (day) => `Expected delivery ${day}`,
    orderBy: (hour, weekday) => {
      if (hour === 0) return `If you order before ${weekday}`;
      return hour === 24
        ? `If you order by the end of ${weekday}`
        : `If you order by ${hour}:00 on ${weekday}`;
    },
    free: 'Free shipping',
    cost: (price) => `Shipping ${price}`,
    freeFrom: (amount) => `, free from ${amount}`,
  },
  related: 'You may also need',
  recentlyViewed: 'Recently viewed',
  crossSells: 'Complete your order',
  notForSale: 'This item cannot be ordered at the moment.',
};
