import type { Settings } from '#foundation/settings/rules/settings.ts';

/** Whom the model form of a withdrawal is addressed to: the firm, where it is, and how it is reached. */
export const formAddressee = (
  settings: Pick<
    Settings,
    'shop_legal_name' | 'shop_name' | 'shop_address' | 'shop_phone' | 'shop_email' | 'shop_pec'
  >,
): readonly string[] =>
  [
    settings.shop_legal_name || settings.shop_name,
    settings.shop_address,
    settings.shop_phone,
    settings.shop_email,
    settings.shop_pec,
  ].filter((line) => line !== '');
