import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { defaultWirePrefixes, type WirePrefixes } from '#foundation/calls/rules/wire-prefixes.ts';
import type { Database } from '#foundation/database/client.ts';
import type { Clock } from '#foundation/services/clock.ts';
import { orderObject } from '#http/wire/admin-api/orders/order-object.ts';
import { productObject } from '#http/wire/admin-api/products/product-object.ts';
import { readApiOrders } from '#selling/orders/server/api/read-api-orders.ts';
import type { WebhookResource } from '#site/webhooks/rules/webhook.ts';

type Objects = ReadonlyMap<number, unknown>;
type Reader = {
  readonly db: Database;
  readonly clock: Clock;
  readonly shopUrl: string;
  /** of the markup of prices; the usual ones where left out */
  readonly wire?: WirePrefixes;
};

const shopAudience = { audience: { locale: 'it' } } as const;

const readers: Readonly<
  Record<WebhookResource, (reader: Reader, ids: readonly number[]) => Promise<Objects>>
> = {
  async order({ db, shopUrl }, ids) {
    const orders = await readApiOrders({ db }, ids);
    return new Map(orders.map((order) => [order.id, orderObject(shopUrl, order)]));
  },
  async product({ shopUrl, wire = defaultWirePrefixes, ...reader }, ids) {
    const products = await readApiProducts(reader, ids);
    const asker = { shopUrl, wire, visitor: shopAudience };
    return new Map(products.map((product) => [product.id, productObject(asker, product)]));
  },
};

/** What programs read of things by the administration API, whoever asks: the payloads of webhooks. */
export const readObjects = (
  reader: Reader,
  resource: WebhookResource,
  ids: readonly number[],
): Promise<Objects> => readers[resource](reader, ids);
