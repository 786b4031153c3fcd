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
  removeItem,
  updateItem,
} from './cart/cart-items.ts';
import { extendCart, readWholeCart, selectShippingRate, updateCustomer } from './cart/cart-routes.ts';
import {
  applyCouponRoute,
  deleteCouponRoute,
  deleteCouponsRoute,
  postCouponRoute,
  readCouponRoute,
  readCouponsRoute,
  removeCouponRoute,
} from './cart/coupons.ts';
import { postOrderPayment } from './checkout/pay-order.ts';
import { postCheckout } from './checkout/post-checkout.ts';
import { putCheckout, readCheckout } from './checkout/read-checkout.ts';
import { readStoreOrder } from './checkout/read-store-order.ts';
import { collectionData } from './products/collection-data.ts';
import { products } from './products/products.ts';
import { productById, productBySlug } from './products/products-one.ts';
import { reviews } from './reviews.ts';
import { attributeById, attributes, attributeTerms } from './terms/attributes.ts';
import { brandById, brandBySlug, brands, categories, categoryById, tags } from './terms/categories.ts';

/** The questions of the Store API that change nothing; the first route that matches answers, so slugs come last (wire 1.7 to 1.12). */
export const storeReads: readonly StoreApiEndpoint[] = [
  products,
  collectionData,
  reviews,
  categories,
  categoryById,
  tags,
  brands,
  brandById,
  brandBySlug,
  attributes,
  attributeById,
  attributeTerms,
  productById,
  productBySlug,
];

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
