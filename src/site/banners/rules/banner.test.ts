import { describe, expect, it } from 'vitest';
import { type Banner, bannerIn, bannersAt, positionsOf } from './banner.ts';

const aBanner = (more: Partial<Banner> = {}): Banner => ({
  id: 1,
  position: 'top',
  audience: 'everybody',
  groupIds: [],
  startsAt: null,
  endsAt: null,
  text: { it: 'Saldi', en: 'Sale' },
  link: { it: '', en: '' },
  address: '',
  picture: null,
  dismissible: false,
  ...more,
});
const everywhere = ['top', 'home', 'listing'] as const;

describe('whom a banner is for', () => {
  const guest = { segment: 'guests' } as const;
  const customer = {};
  const workshop = { isBusiness: true, segment: 7 } as const;
  const sees = (more: Partial<Banner>, viewer: Parameters<typeof bannersAt>[1]['viewer']) =>
    bannersAt([aBanner(more)], { viewer, positions: everywhere, now: 5 }).shown.length === 1;

  it.each([
    ['everybody', [true, true, true]],
    ['guests', [true, false, false]],
    ['consumers', [false, true, false]],
    ['businesses', [false, false, true]],
    ['groups', [false, false, true]],
  ] as const)('%s: guest, customer, workshop: %j', (audience, expected) => {
    const more = { audience, groupIds: [7, 8] };
    expect([guest, customer, workshop].map((viewer) => sees(more, viewer))).toEqual(expected);
  });

  it('is not another group', () => {
    expect(sees({ audience: 'groups', groupIds: [8] }, workshop)).toBe(false);
  });
});

describe('when a banner is shown', () => {
  const at = (now: number, banners: readonly Banner[]) => {
    const { shown, until } = bannersAt(banners, { viewer: {}, positions: everywhere, now });
    return [shown.map(({ id }) => id), until];
  };
  const banner = aBanner({ startsAt: 10, endsAt: 20 });

  it.each([
    [9, [], 10],
    [10, [1], 20],
    [19, [1], 20],
    [20, [], Infinity],
  ])('at %i %j is shown, until %d', (now, shown, until) => {
    expect(at(now, [banner])).toEqual([shown, until]);
  });

  it('a page holds until the first of its banners begins or ends', () => {
    expect(at(12, [banner, aBanner({ id: 2, startsAt: 15 }), aBanner({ id: 3, endsAt: 40 })])).toEqual([
      [1, 3],
      15,
    ]);
    expect(at(12, [aBanner()])).toEqual([[1], Infinity]);
  });

  it('what is for other positions or other people ends no page', () => {
    const others = [
      banner,
      aBanner({ position: 'home', endsAt: 20 }),
      aBanner({ audience: 'businesses', endsAt: 20 }),
    ];
    const { until } = bannersAt(others.slice(1), { viewer: {}, positions: ['top'], now: 12 });
    expect(until).toBe(Infinity);
  });
});

describe('a banner in a language', () => {
  it.each([
    ['en', { it: 'Saldi', en: 'Sale' }, { text: 'Sale' }],
    ['en', { it: 'Saldi', en: '' }, { text: 'Saldi', lang: 'it' }],
    ['it', { it: 'Saldi', en: '' }, { text: 'Saldi' }],
  ] as const)('%s of %j is %j', (locale, text, expected) => {
    expect(bannerIn(aBanner({ text }), locale)).toEqual({
      id: 1,
      position: 'top',
      address: '',
      picture: null,
      link: '',
      ...expected,
    });
  });
});

it.each([
  ['/', ['top', 'home']],
  ['/shop/page/2/', ['top', 'listing']],
  ['/product-category/freni/', ['top', 'listing']],
  ['/brand/frenalto/', ['top', 'listing']],
  ['/product/disco/', ['top']],
  ['/shopping/', ['top']],
])('%s has the positions %j', (path, positions) => {
  expect(positionsOf(path)).toEqual(positions);
});
