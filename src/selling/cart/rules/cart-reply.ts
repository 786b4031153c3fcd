import { z } from 'zod';
import type { CartState } from './cart-state.ts';
import type { Notice } from './notice.ts';

export const cartReply = z
  .object({
    fragments: z
      .record(z.string(), z.string())
      .meta({ description: 'markup by selector, each in the place of the region that it names' }),
    cart_hash: z.string().meta({ description: 'empty for an empty cart' }),
    cart: z
      .custom<CartState>()
      .meta({ type: 'object', description: 'the cart, for the regions that the storefront draws' }),
    cart_nonce: z.string().meta({ description: 'goes into the remove links' }),
    store_nonce: z.string().meta({ description: 'goes with the calls of the Store API' }),
    notices: z.exactOptional(
      z
        .array(z.custom<Notice>().meta({ type: 'object' }))
        .readonly()
        .meta({
          description: '`kind`, `text` and `action` of what waited to be told, where it was asked for',
        }),
    ),
  })
  .meta({
    id: 'CartReply',
    description: 'The regions of the cart as markup, its digest, and the cart itself.',
  });

/** The reply to every scripted change of the cart (FRAG-07). */
export type CartReply = z.infer<typeof cartReply>;

export const addFailure = z
  .object({
    error: z.literal(true),
    product_url: z
      .union([z.string(), z.literal(false)])
      .meta({ description: 'where the browser goes; false where there is no such page' }),
  })
  .meta({ id: 'AddFailure', description: 'Nothing was added; the page of the product tells why.' });

/** Reply to a failed add: the browser goes to `product_url`, which shows the reason; `false` where there is no page (CART-07). */
export type AddFailure = z.infer<typeof addFailure>;
