import { escapeHtml } from '#kit/text/rules/escape-html.ts';
import { objectField, textField } from '../body/plain-fields.ts';
import { storeError } from '../store-error.ts';
import { storeWords } from '../store-words.ts';
import { cartWrite } from './cart-write.ts';

/** `POST /cart/extensions`: no extension of this shop takes data by this route, so every namespace is an unknown one (wire 1.2). */
export const extendCart = cartWrite(
  { namespace: textField('Of the extension.'), data: objectField('For the extension.') },
  async (ctx, { namespace = '' }) => {
    const sentence = storeWords(ctx).unknownNamespace(escapeHtml(namespace));
    return { response: storeError(ctx, '{platform}_rest_cart_extensions_error', sentence, 400) };
  },
  ['namespace'],
);
