/** Settings of offers and of the quote list. */
export const offerSettings = {
  offer_requester_it: { label: 'Dicitura prima del nome del cliente in un’offerta (italiano)' },
  offer_requester_en: { label: 'Dicitura prima del nome del cliente in un’offerta (inglese)' },
  offer_valid_days: {
    label: 'Validità di una nuova offerta (giorni)',
    hint: 'Si può cambiare in ogni offerta; 0 senza scadenza.',
  },
  offer_pdf_logo_width: { label: 'Larghezza del logo nel PDF di un’offerta (punti)' },
  offer_pdf_logo_top: { label: 'Spazio sopra il logo nel PDF di un’offerta (punti)' },
  offer_pdf_font: {
    label: 'Caratteri del PDF di un’offerta',
    hint: 'I testi arabi vanno da destra a sinistra con qualsiasi scelta.',
    choices: { standard: 'Standard', thai: 'Thailandese', japanese: 'Giapponese' },
  },
  offer_pdf_language: {
    label: 'Lingua del PDF di un’offerta',
    hint: 'Le etichette sono nella lingua del negozio.',
    choices: { english: 'Inglese' },
  },
  quote_list_enabled: {
    label: 'Lista per il preventivo',
    hint: 'I clienti raccolgono gli articoli e chiedono un solo preventivo.',
  },
  quote_list_button: {
    label: 'Pulsante della lista sulle schede prodotto',
    choices: { business: 'Solo per le aziende', everybody: 'Per tutti' },
  },
  quote_list_url: {
    label: 'Indirizzo delle chiamate della lista per il preventivo',
    hint: 'Di solito /wp-admin/admin-ajax.php.',
  },
};

export type OfferSettingsMessages = typeof offerSettings;
