import { z } from 'zod';
import { saveDeliveryCountry } from '#selling/checkout/server/vat-claims/save-delivery-country.ts';
import { wholesaleCall } from '../../ajax-call.ts';
import { ajaxText } from '../../ajax-reply.ts';
import { typed } from '../../lenient/posted.ts';

/** VAT-13, wire 4.3. */
export const checkDeliveryCountry = wholesaleCall({
  name: '{p}checkdeliverycountryvat',
  who: 'everybody',
  summary: 'Stores the country that the goods go to.',
  fields: z.object({ deliverycountry: typed.meta({ description: 'Where the goods go, two letters.' }) }),
  reply: { says: '`success` as bare text; the country is kept with the cart.' },
  errors: [{ status: 400, when: 'There is no such country: the body is `0`.' }],
  handle: async (ctx, { deliverycountry }) =>
    (await saveDeliveryCountry(ctx, deliverycountry)) ? ajaxText('success') : ajaxText('0', 400),
});
