/** What staff read of the settings of the bulk order form. */
export const bulkOrderSettings = {
  bulk_order_layout: {
    label: 'Aspetto del modulo',
    hint: 'Dove la pagina non ne indica uno: [bulk_order layout="classic"].',
    choices: {
      classic: 'Classico, riga per riga',
      indigo: 'Indigo, tabella con filtri',
      cream: 'Cream, elenco con filtri',
    },
  },
  bulk_order_cart_button: {
    label: 'Pulsante accanto al modulo',
    choices: { cart: 'Vai al carrello', carticon: 'Icona del carrello', checkout: 'Vai alla cassa' },
  },
  bulk_order_multiselect: {
    label: 'Selezione multipla',
    hint: 'Le quantità di più righe si aggiungono al carrello con un solo pulsante.',
  },
  bulk_order_total_mode: {
    label: 'Che cosa mostrare della selezione',
    choices: { number: 'Quanti articoli', total: 'Il loro prezzo' },
  },
  bulk_order_rows_per_page: { label: 'Righe per pagina' },
  bulk_order_shows_sku: { label: 'Mostra i codici' },
  bulk_order_shows_stock: { label: 'Mostra la disponibilità' },
  bulk_order_auto_add: {
    label: 'Aggiunta automatica',
    hint: 'Una quantità cambiata va nel carrello senza premere il pulsante della riga.',
  },
  bulk_order_auto_add_set: {
    label: 'L’aggiunta automatica imposta la quantità del carrello',
    hint: 'Altrimenti la aumenta di quanto è scritto.',
  },
  form_enforce_qty: {
    label: 'Correggi le quantità non acquistabili',
    hint: 'Quelle scritte passano al valore ammesso più vicino, tra minimo, massimo e multipli.',
  },
  bulk_order_force_step_1: { label: 'Solo quantità intere', hint: 'I decimali vengono tolti.' },
  quotes_enabled: {
    label: 'Offri la richiesta di preventivo accanto al modulo',
    hint: 'Per quello che è nel carrello, negli aspetti Indigo e Cream.',
  },
};
