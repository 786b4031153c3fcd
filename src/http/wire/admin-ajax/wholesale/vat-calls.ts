import { z } from 'zod';
import { saveDeliveryCountry } from '#selling/checkout/server/vat-claims/save-delivery-country.ts';
import { validateVatNumber } from '#selling/checkout/server/vat-claims/validate-vat-number.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { typed } from '../../lenient/posted.ts';

/** VAT-02, wire 4.3. */
export const validateVat = wholesaleCall({
  name: '{p}validatevat',
  who: 'everybody',
  summary: 'Whether a VAT number is valid.',
  fields: z.object({
    vat: typed.meta({
      description: 'The number, with its prefix or without; blanks, dots and hyphens do not matter.',
    }),
    country: typed.meta({ description: 'Of the invoice, two letters.' }),
  }),
  reply: {
    says: '`valid`, `invalid` or `invalidcountry` as bare text, labelled text/html. `valid` sets the cookies `{p}_validated_vat_status` and `{p}_validated_vat_number`, the others clear them; no decision is taken from them. A register that does not answer makes no number invalid.',
  },
  errors: [
    {
      status: 429,
      when: 'More than 20 checks in ten minutes by one customer or address: the body is `-1`.',
    },
  ],
  async handle(ctx, { vat, country }) {
    const reply = await validateVatNumber(ctx, { vat, country: country.trim().toUpperCase() });
    return reply === 'too-many' ? ajaxText('-1', 429) : ajaxText(reply);
  },
});

/** VAT-13, wire 4.3. */
export const checkDeliveryCountry = wholesaleCall({
  name: '{p}checkdeliverycountryvat',
  who: 'everybody',
  summary: 'Stores the country that the goods go to.',
  fields: z.object({ deliverycountry: typed.meta({ description: 'Where the goods go, two letters.' }) }),
  reply: { says: '`success` as bare text; the country is stored with the cart.' },
  errors: [{ status: 400, when: 'There is no such country: the body is `0`.' }],
  handle: async (ctx, { deliverycountry }) =>
    (await saveDeliveryCountry(ctx, deliverycountry)) ? ajaxText('success') : ajaxText('0', 400),
});
