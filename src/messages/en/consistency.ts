import type { ConsistencyMessages } from '../it/consistency.ts';

const items = (ids: readonly number[]) =>
  ids.length === 1 ? 'one item' : `${ids.length.toLocaleString('en-GB')} items`;
const shown = 20;
const listed = (ids: readonly number[]) =>
  `ids ${ids.slice(0, shown).join(', ')}${ids.length > shown ? ` and ${(ids.length - shown).toLocaleString('en-GB')} more` : ''}`;

export const consistency: ConsistencyMessages = {
  noShop: (folder) => `There is no shop to check in ${folder}: check DATA_DIR and DATABASE_URL.`,
  allRight: 'All agrees: what the shop stores is what comes out when it is worked out again.',
  someWrong: 'Something differs: the lines marked ✗ say what.',
  checks: {
    listingPrices: {
      name: 'Prices in listings',
      wrong: (ids) => `${items(ids)} with another price than in the price lists (${listed(ids)}).`,
    },
    priceHistory: {
      name: 'Price history',
      wrong: (ids) => `${items(ids)} with another public price than the last one written (${listed(ids)}).`,
    },
    priorPrices: {
      name: 'Prices before reductions',
      wrong: (ids) => `${items(ids)} with another struck price than in the history (${listed(ids)}).`,
    },
    ledger: {
      name: 'Stock',
      wrong: (ids) => `${items(ids)} whose stock is not the sum of the movements (${listed(ids)}).`,
    },
    shippedPieces: {
      name: 'Shipped pieces',
      wrong: (ids) => `Parcels hold more pieces than were ordered (ids of the orders: ${listed(ids)}).`,
    },
    reservations: {
      name: 'Reserved pieces',
      wrong: (ids) => `${items(ids)} with other reserved pieces than those of open orders (${listed(ids)}).`,
    },
    locations: {
      name: 'Stock by location',
      wrong: (ids) =>
        `${items(ids)} with stock at a location that differs from its movements and orders (${listed(ids)}).`,
    },
    availability: {
      name: 'Availability in listings',
      wrong: (ids) => `${items(ids)} with another availability than that of the stock (${listed(ids)}).`,
    },
    availableStock: {
      name: 'Sums of available pieces',
      wrong: (ids) => `${items(ids)} with another sum than that of the stock (${listed(ids)}).`,
    },
    returns: {
      name: 'Returns',
      wrong: (ids) =>
        `${ids.length === 1 ? 'one return' : `${ids.length.toLocaleString('en-GB')} returns`} with other pieces than the movements or the orders have (${listed(ids)}).`,
    },
    orderSums: {
      name: 'Sums of orders',
      wrong: (ids) =>
        `${ids.length === 1 ? 'one order' : `${ids.length.toLocaleString('en-GB')} orders`} with amounts that differ from the sum of their lines (${listed(ids)}).`,
    },
    editedOrders: {
      name: 'Pieces of edited orders',
      wrong: (ids) =>
        `${ids.length === 1 ? 'one edited order' : `${ids.length.toLocaleString('en-GB')} edited orders`} with pieces that differ from their movements (${listed(ids)}).`,
    },
    orderBalances: {
      name: 'Paid and refunded amounts of orders',
      wrong: (ids) =>
        `${ids.length === 1 ? 'one paid order' : `${ids.length.toLocaleString('en-GB')} paid orders`} with a rest that differs from the history, or with refunds beyond what was paid (${listed(ids)}).`,
    },
    versions: {
      name: 'Versions of products',
      wrong: (ids) => `${items(ids)} with a field that differs from the last version (${listed(ids)}).`,
    },
    search: {
      name: 'Search',
      wrong: (ids) => `${items(ids)} with other codes or words than the product has (${listed(ids)}).`,
    },
    categoryCounts: {
      name: 'Counts of categories',
      wrong: (ids) =>
        `${ids.length === 1 ? 'one category' : `${ids.length.toLocaleString('en-GB')} categories`} with a wrong number of products (${listed(ids)}).`,
    },
    sales: {
      name: 'Turnover of reports',
      wrong: (ids) =>
        `${ids.length === 1 ? 'one order' : `${ids.length.toLocaleString('en-GB')} orders`} with other amounts in reports (${listed(ids)}).`,
    },
  },
  right: 'all in order.',
};
