import { expect, test } from 'vitest';
import { organizationData } from './organization-data.ts';

const nothing = {
  shop_name: 'Ricambi Rossi',
  shop_legal_name: '',
  shop_tagline: '',
  shop_address: '',
  shop_vat_number: '',
  shop_phone: '',
  shop_email: '',
  shop_logo: '',
};

test('search engines read of the firm what was entered, and nothing else', () => {
  expect(organizationData(nothing, 'https://rossi.test')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    name: 'Ricambi Rossi',
    url: 'https://rossi.test/',
  });
  const shop_logo = 'logo-0123456789abcdef0123-480x120';
  const entered = { ...nothing, shop_vat_number: 'IT12345670785', shop_phone: '051 123456', shop_logo };
  expect(organizationData(entered, 'https://rossi.test')).toMatchObject({
    vatID: 'IT12345670785',
    telephone: '051 123456',
    logo: `https://rossi.test/media/${shop_logo}.png`,
  });
});
