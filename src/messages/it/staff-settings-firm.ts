/** The words of the data of the firm, and of the languages that it speaks. */
export const firmSettings = {
  shop_legal_name: {
    label: 'Ragione sociale',
    hint: 'Come compare nelle condizioni di vendita e nell’informativa sulla privacy.',
  },
  shop_hours: {
    label: 'Orari',
    hint: 'Quando si risponde al telefono, per esempio: dal lunedì al venerdì dalle 9 alle 18.',
  },
  shop_email: {
    label: 'Email del negozio',
    hint: 'Da questo indirizzo partono le email, qui arrivano gli avvisi.',
  },
  shop_phone: { label: 'Telefono' },
  shop_address: {
    label: 'Indirizzo',
    hint: 'Via, CAP, città e provincia. Serve anche per il ritiro in sede.',
  },
  shop_vat_number: { label: 'Partita IVA del negozio' },
  shop_rea: {
    label: 'Numero REA',
    hint: 'Provincia e numero, per esempio MO-123456: sta in fondo a ogni pagina.',
  },
  shop_pec: { label: 'PEC del negozio', hint: 'L’indirizzo di posta certificata, in fondo a ogni pagina.' },
  shop_sdi: {
    label: 'Codice destinatario SDI',
    hint: 'Sette lettere o cifre: dove la ditta riceve le fatture elettroniche.',
  },
  shop_logo: { label: 'Logo' },
  shop_icon: { label: 'Icona' },
  theme_accent: {
    label: 'Colore principale',
    hint: 'Pulsanti e prezzi in offerta; deve leggersi sul bianco e portare scritte bianche.',
  },
  theme_dark: { label: 'Colore scuro', hint: 'Il fondo pagina, con scritte chiare.' },
  theme_fonts: {
    label: 'Caratteri',
    hint: 'Quelli del dispositivo non si scaricano: le pagine arrivano prima.',
    choices: {
      barlow: 'Barlow per i titoli, Inter per i testi',
      inter: 'Inter',
      system: 'Quelli del dispositivo',
    },
  },
  theme_corners: {
    label: 'Angoli',
    hint: 'Di pulsanti, campi e riquadri.',
    choices: { square: 'Vivi', soft: 'Appena arrotondati', round: 'Rotondi' },
  },
  bank_transfer_iban: { label: 'IBAN', hint: 'Finché manca, il bonifico non si può scegliere alla cassa.' },
  bank_transfer_holder: { label: 'Intestatario del conto' },
  interface_language: { label: 'Lingua', choices: { it: 'Italiano', en: 'Inglese' } },
  language_switch: {
    label: 'Offri il negozio anche nell’altra lingua',
    hint: 'In ogni pagina si può passare dall’italiano all’inglese. I tuoi prodotti e i tuoi testi restano come li hai scritti.',
  },
  bank_transfer_bank: { label: 'Banca' },
  bank_transfer_bic: { label: 'BIC', hint: 'Per i bonifici dall’estero.' },
};
