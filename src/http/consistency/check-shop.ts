import type { Database } from '#foundation/database/client.ts';
import { announceDuePrices } from '#pricing/prices/server/announce-due-prices.ts';
import { editedOrderFaults, orderBalanceFaults, orderSumFaults } from './check-orders.ts';
import { shippedPiecesFaults } from './check-parcels.ts';
import { listingPriceFaults, priceHistoryFaults, priorPriceFaults } from './check-prices.ts';
import { returnFaults } from './check-returns.ts';
import { salesFaults } from './check-sales.ts';
import { searchFaults } from './check-search.ts';
import {
  availabilityFaults,
  availableStockFaults,
  ledgerFaults,
  locationFaults,
  reservationFaults,
} from './check-stock.ts';
import { categoryCountFaults, versionFaults } from './check-versions.ts';

/** What is stored twice: each says which ids differ from what is worked out again. */
const checks = {
  listingPrices: listingPriceFaults,
  priceHistory: priceHistoryFaults,
  priorPrices: priorPriceFaults,
  ledger: ledgerFaults,
  reservations: reservationFaults,
  locations: locationFaults,
  availability: availabilityFaults,
  availableStock: availableStockFaults,
  orderSums: orderSumFaults,
  editedOrders: editedOrderFaults,
  orderBalances: orderBalanceFaults,
  returns: returnFaults,
  shippedPieces: shippedPiecesFaults,
  versions: versionFaults,
  search: searchFaults,
  categoryCounts: categoryCountFaults,
  sales: salesFaults,
} as const satisfies Record<string, (db: Database) => Promise<readonly number[]>>;

export type CheckName = keyof typeof checks;

/** What a check found: products, categories, orders or returns, in the order of their ids; none where all agrees. */
export type CheckResult = { readonly check: CheckName; readonly ids: readonly number[] };

/** Works out again what the shop stores of its goods, and compares. Nothing is changed, but for prices and sums of stock that are due now, as the jobs do. */
export async function checkShop(db: Database, now: Date): Promise<readonly CheckResult[]> {
  await announceDuePrices(db, now);
  const results: CheckResult[] = [];
  for (const [check, run] of Object.entries(checks)) {
    const ids = await run(db);
    results.push({ check: check as CheckName, ids: [...new Set(ids)].sort((a, b) => a - b) });
  }
  return results;
}
