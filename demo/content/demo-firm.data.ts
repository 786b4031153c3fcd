import type { Settings } from '#foundation/settings/rules/settings.ts';

/** The invented firm behind the demo shop, by the settings that hold its data. */
export const demoFirm = {
  shop_name: 'Pistone',
  shop_tagline: 'Ricambi auto per chi ci mette le mani',
  shop_legal_name: 'Pistone Ricambi S.r.l.',
  shop_email: 'ordini@pistone.example',
  shop_phone: '+39 059 000 0000',
  shop_hours: 'dal lunedì al venerdì dalle 8.30 alle 12.30 e dalle 14 alle 18',
  shop_address: 'Via delle Officine 12, 41122 Modena (MO)',
  shop_vat_number: 'IT00000000000',
  shop_rea: 'MO-000000',
  shop_pec: 'pistone.ricambi@pec.example',
  bank_transfer_iban: 'IT60 X054 2811 1010 0000 0123 456',
  bank_transfer_holder: 'Pistone Ricambi S.r.l.',
} as const satisfies Partial<Settings>;
