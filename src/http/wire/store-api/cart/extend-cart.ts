import { z } from 'zod';
import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { anyObject } from '../../lenient/objects.ts';
import { text } from '../../lenient/scalars.ts';
import { storeCart } from '../replies/store-cart.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartWrite } from './cart-call.ts';
import { missingArgument, refused } from './cart-headers.ts';

/** No extension of this shop takes data by this route, so every namespace is an unknown one (wire 1.2). */
export const extendCart = cartWrite({
  method: 'POST',
  path: '/cart/extensions',
  inBatch: true,
  summary: 'Known to the platform; no extension of this shop takes data by it.',
  body: z.object({
    namespace: text.meta({ description: 'Of the extension.' }),
    data: anyObject.meta({ description: 'For the extension.' }).optional(),
  }),
  reply: { schema: storeCart, says: 'The whole cart.' },
  errors: [
    missingArgument('namespace'),
    refused('cart_extensions_error', 'No extension of this name takes data.'),
  ],
  async act(ctx, { namespace }) {
    const sentence = storeWords(ctx).unknownNamespace(escapeHtml(namespace));
    return { response: storeError(ctx, '{platform}_rest_cart_extensions_error', sentence, 400) };
  },
});
