import type { StoreApiEndpoint } from '../endpoint.ts';
import { batch } from './batch.ts';
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
import { readWholeCart } from './cart/read-cart.ts';
import { removeItem } from './cart/remove-item.ts';
import { selectShippingRate } from './cart/select-shipping-rate.ts';
import { updateCustomer } from './cart/update-customer.ts';
import { updateItem } from './cart/update-item.ts';
import { postOrderPayment } from './checkout/pay-order.ts';
import { postCheckout } from './checkout/post-checkout.ts';
import { putCheckout, readCheckout } from './checkout/read-checkout.ts';
import { readStoreOrder } from './checkout/read-store-order.ts';

/** The cart, the checkout and the orders of the Store API: what changes them, and what is read of them (wire 1.2 to 1.6, 1.13). */
export const storeWrites: readonly StoreApiEndpoint[] = [
  readWholeCart,
  addItem,
  updateItem,
  removeItem,
  updateCustomer,
  selectShippingRate,
  extendCart,
  readItems,
  postItem,
  deleteItems,
  readItem,
  notImplemented,
  ...putItem,
  deleteItem,
  applyCouponRoute,
  removeCouponRoute,
  readCouponsRoute,
  postCouponRoute,
  deleteCouponsRoute,
  readCouponRoute,
  deleteCouponRoute,
  readCheckout,
  ...putCheckout,
  postCheckout,
  postOrderPayment,
  readStoreOrder,
  batch,
];
