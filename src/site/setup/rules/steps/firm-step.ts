import { email, fieldBy, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import { shopSettings } from '#foundation/settings/rules/shop-settings.ts';
import { readVatNumber } from '#pricing/vat/rules/read-vat-number.ts';
import { wholeVatNumber } from '#pricing/vat/rules/vat-number.ts';

const most = { most: 300, tooLong: 'too-long' } as const;
const required = { required: 'missing', ...most } as const;

/** The firm behind the shop; its VAT number is one of the shop's country, by its check digits. */
export const firmStep = (country: string) =>
  formSchema({
    shop_name: line(required),
    shop_legal_name: line(required),
    shop_address: line(required),
    shop_vat_number: fieldBy((typed, wrong: (problem: 'missing' | 'no-vat-number') => void) => {
      if (typed.trim() === '') wrong('missing');
      const read = readVatNumber(typed, country);
      if (typed.trim() !== '' && !read.ok) wrong('no-vat-number');
      return read.ok ? wholeVatNumber(read.number) : typed;
    }),
    shop_rea: line(most),
    shop_pec: email('no-email', most.most),
    shop_sdi: shopSettings.shop_sdi.field,
    shop_email: fieldBy((typed, wrong: (problem: 'missing' | 'no-email') => void) => {
      const read = shopSettings.shop_email.field.safeParse([typed]);
      if (typed.trim() === '') wrong('missing');
      else if (!read.success) wrong('no-email');
      return typed.trim();
    }),
    shop_phone: line(most),
    shop_hours: line(most),
  });

export type FirmDraft = DraftOf<ReturnType<typeof firmStep>>;
