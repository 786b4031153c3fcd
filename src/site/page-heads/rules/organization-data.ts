import type { Settings } from '#foundation/settings/rules/settings.ts';
import { logoOf } from '#foundation/settings/rules/shop-brand.ts';

type FirmSettings = Pick<
  Settings,
  | 'shop_name'
  | 'shop_legal_name'
  | 'shop_tagline'
  | 'shop_address'
  | 'shop_vat_number'
  | 'shop_phone'
  | 'shop_email'
  | 'shop_logo'
>;

/** The firm for search engines (schema.org), as far as it was entered. */
export function organizationData(settings: FirmSettings, shopUrl: string): Readonly<Record<string, string>> {
  const logo = logoOf(settings);
  const entered = {
    legalName: settings.shop_legal_name,
    description: settings.shop_tagline,
    address: settings.shop_address,
    vatID: settings.shop_vat_number,
    telephone: settings.shop_phone,
    email: settings.shop_email,
    logo: logo ? `${shopUrl}/media/${logo.png}` : '',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    name: settings.shop_name,
    url: `${shopUrl}/`,
    ...Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== '')),
  };
}
