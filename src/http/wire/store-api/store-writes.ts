import type { StoreApiEndpoint } from '../endpoint.ts';
import { batch, batchParams } from './batch.ts';
import { addItem } from './cart/add-item.ts';
import {
  deleteItem,
  deleteItems,
  notImplemented,
  postItem,
  putItem,
  readItem,
  readItems,
} from './cart/cart-items.ts';
import {
  applyCouponRoute,
  deleteCouponRoute,
  deleteCouponsRoute,
  postCouponRoute,
  readCouponRoute,
  readCouponsRoute,
  removeCouponRoute,
} from './cart/coupons.ts';
import { extendCart } from './cart/extend-cart.ts';
import { storeCart } from './cart/read-cart.ts';
import { removeItem } from './cart/remove-item.ts';
import { selectShippingRate } from './cart/select-shipping-rate.ts';
import { updateCustomer } from './cart/update-customer.ts';
import { updateItem } from './cart/update-item.ts';
import { postOrderPayment } from './checkout/pay-order.ts';
import { postCheckout } from './checkout/post-checkout.ts';
import { putCheckout, readCheckout } from './checkout/read-checkout.ts';
import { readStoreOrder } from './checkout/read-store-order.ts';

const route = { kind: 'store-api', who: 'everybody' } as const;
const get = { ...route, method: 'GET' } as const;
const post = { ...route, method: 'POST' } as const;
const batched = { ...post, inBatch: true } as const;
const inBatch = true as const;
const item = '/cart/items/:key{[0-9a-zA-Z_-]+}';
const coupon = '/cart/coupons/:code';
const order = ':id{[0-9]+}';

/** The cart, the checkout and the orders of the Store API: what changes them, and what is read of them (wire 1.2 to 1.6, 1.13). */
export const storeWrites: readonly StoreApiEndpoint[] = [
  { ...get, path: '/cart', handle: storeCart },
  { ...batched, path: '/cart/add-item', ...addItem },
  { ...batched, path: '/cart/update-item', ...updateItem },
  { ...batched, path: '/cart/remove-item', ...removeItem },
  { ...batched, path: '/cart/update-customer', ...updateCustomer },
  { ...batched, path: '/cart/select-shipping-rate', ...selectShippingRate },
  { ...batched, path: '/cart/extensions', ...extendCart },
  { ...get, path: '/cart/items', handle: readItems },
  { ...batched, path: '/cart/items', ...postItem },
  { ...route, method: 'DELETE', inBatch, path: '/cart/items', ...deleteItems },
  { ...get, path: item, handle: readItem },
  { ...post, path: item, ...notImplemented },
  { ...route, method: 'PUT', inBatch, path: item, ...putItem },
  { ...route, method: 'PATCH', inBatch, path: item, ...putItem },
  { ...route, method: 'DELETE', inBatch, path: item, ...deleteItem },
  { ...batched, path: '/cart/apply-coupon', ...applyCouponRoute },
  { ...batched, path: '/cart/remove-coupon', ...removeCouponRoute },
  { ...get, path: '/cart/coupons', handle: readCouponsRoute },
  { ...batched, path: '/cart/coupons', ...postCouponRoute },
  { ...route, method: 'DELETE', inBatch, path: '/cart/coupons', ...deleteCouponsRoute },
  { ...get, path: coupon, handle: readCouponRoute },
  { ...route, method: 'DELETE', inBatch, path: coupon, ...deleteCouponRoute },
  { ...get, path: '/checkout', handle: readCheckout },
  { ...route, method: 'PUT', path: '/checkout', ...putCheckout },
  { ...route, method: 'PATCH', path: '/checkout', ...putCheckout },
  { ...post, path: '/checkout', ...postCheckout },
  { ...post, path: `/checkout/${order}`, ...postOrderPayment },
  { ...get, path: `/order/${order}`, handle: readStoreOrder },
  { ...post, path: '/batch', params: batchParams, handle: batch },
];
