import { atLeast, atMost, type Target } from '../table/row.ts';
import type { BrowserPages } from './browser-pages.ts';
import type { Look } from './look-at.ts';

type PageMeasure = {
  readonly what: string;
  readonly unit: string;
  readonly digits: number;
  readonly of: (look: Look) => number;
  readonly targets?: Readonly<Record<keyof BrowserPages, Target>>;
};

const targets = (listing: Target, productPage = listing) => ({
  Listing: listing,
  'Product page': productPage,
});

/** What is noted of a page in a browser. */
export const pageMeasures: readonly PageMeasure[] = [
  {
    what: 'JavaScript in brotli, untouched for 10 s',
    unit: 'kB',
    digits: 1,
    of: ({ untouchedKb }) => untouchedKb,
    targets: targets(atMost(10), atMost(15)),
  },
  {
    what: 'JavaScript in brotli, after an add to cart',
    unit: 'kB',
    digits: 1,
    of: ({ addedKb }) => addedKb,
    targets: targets(atMost(90), atMost(105)),
  },
  {
    what: 'largest paint',
    unit: 's',
    digits: 2,
    of: ({ largestPaintMs }) => largestPaintMs / 1000,
    targets: targets(atMost(1.5)),
  },
  {
    what: 'layout shift',
    unit: '',
    digits: 4,
    of: ({ layoutShift }) => layoutShift,
    targets: targets(atMost(0)),
  },
  {
    what: 'main thread blocked',
    unit: 'ms',
    digits: 0,
    of: ({ blockingMs }) => blockingMs,
    targets: targets(atMost(20), atMost(40)),
  },
  {
    what: 'Lighthouse performance',
    unit: 'of 100',
    digits: 0,
    of: ({ score }) => score,
    targets: targets(atLeast(100)),
  },
  {
    what: 'first add to cart, next paint',
    unit: 'ms',
    digits: 0,
    of: ({ nextPaintMs }) => nextPaintMs,
    targets: targets(atMost(200)),
  },
  {
    what: 'first add to cart, visible feedback',
    unit: 'ms',
    digits: 0,
    of: ({ feedbackMs }) => feedbackMs,
    targets: targets(atMost(50)),
  },
  { what: 'first add to cart, added', unit: 'ms', digits: 0, of: ({ addedMs }) => addedMs },
];
