import type { PlatformRestEndpoint } from '../endpoint.ts';
import { noteCalls } from './orders/note-calls.ts';
import { orderReads } from './orders/order-reads.ts';
import { orderWrites } from './orders/order-writes.ts';
import { productReads } from './products/product-reads.ts';
import { productWrites } from './products/product-writes.ts';
import { variationCalls } from './products/variation-calls.ts';
import { dataCalls } from './shop/data-calls.ts';
import { settingsCalls } from './shop/settings-calls.ts';
import { statusCalls } from './shop/status-calls.ts';
import { taxCalls } from './shop/tax-calls.ts';
import { attributeTermCalls } from './terms/attribute-terms.ts';
import { attributeCalls } from './terms/attributes.ts';
import { categoryCalls } from './terms/categories.ts';
import { groupingCalls } from './terms/groupings.ts';
import { webhookReads } from './webhooks/webhook-reads.ts';
import { webhookWrites } from './webhooks/webhook-writes.ts';

/** The administration API for programs of the shop's staff; what is not here is not served. */
export const adminRoutes: readonly PlatformRestEndpoint[] = [
  ...orderReads,
  ...orderWrites,
  ...noteCalls,
  ...productReads,
  ...productWrites,
  ...variationCalls,
  ...categoryCalls,
  ...groupingCalls,
  ...attributeCalls,
  ...attributeTermCalls,
  ...webhookReads,
  ...webhookWrites,
  ...dataCalls,
  ...settingsCalls,
  ...statusCalls,
  ...taxCalls,
];
