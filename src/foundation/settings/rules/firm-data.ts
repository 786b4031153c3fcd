import type { SettingKey, Settings } from './settings.ts';

/** The data of the firm that texts, emails and documents of the shop name; none has a default. */
export const firmKeys = [
  'shop_legal_name',
  'shop_address',
  'shop_vat_number',
  'shop_email',
  'shop_phone',
  'bank_transfer_iban',
  'bank_transfer_holder',
] as const satisfies readonly SettingKey[];

export type FirmKey = (typeof firmKeys)[number];
type FirmSettings = Pick<Settings, FirmKey | 'bank_transfer_enabled'>;

const isOfTransfer = (key: FirmKey) => key === 'bank_transfer_iban' || key === 'bank_transfer_holder';

/** The data of the firm that a shop still lacks; those of its account only where customers may pay by bank transfer. */
export function missingFirmData(settings: FirmSettings): readonly FirmKey[] {
  return firmKeys.filter(
    (key) => settings[key] === '' && (settings.bank_transfer_enabled || !isOfTransfer(key)),
  );
}

/** Name, address, telephone and email address of the shop as one line, as far as there are. */
export function firmLine(
  settings: Pick<Settings, 'shop_name' | 'shop_address' | 'shop_phone' | 'shop_email'>,
): string {
  const { shop_name: name, shop_address: address, shop_phone: phone, shop_email: email } = settings;
  return [name, address, phone, email].filter((part) => part !== '').join(' · ');
}
