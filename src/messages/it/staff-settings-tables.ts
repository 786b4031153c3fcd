/** The settings of product tables. */
export const tableSettings = {
  table_price_format: {
    label: 'Simbolo dell’euro nelle tabelle',
    choices: {
      'as-shop': 'come nel resto del negozio',
      left: 'prima, attaccato: €10,00',
      right: 'dopo, attaccato: 10,00€',
      'left-space': 'prima, con uno spazio: € 10,00',
      'right-space': 'dopo, con uno spazio: 10,00 €',
    },
  },
  table_select2: {
    label: 'Menu con ricerca nelle tabelle',
    hint: 'Le scelte della ricerca si trovano anche scrivendo.',
  },
  table_search_select_placeholder: {
    label: 'Testo nei menu con ricerca ancora vuoti',
    hint: 'Se lo lasci vuoto compare il nome della scelta.',
  },
  table_resize_loader: {
    label: 'Le tabelle si adattano mentre si ridimensiona la finestra',
  },
  table_add_to_cart_view: { label: 'Dopo un’aggiunta dalla tabella mostra “Visualizza carrello”' },
  table_return_zero: { label: 'Le righe delle tabelle partono da quantità 0' },
  table_return_quantity: { label: 'Dopo un’aggiunta la riga torna alla quantità minima' },
  table_notice_timeout: {
    label: 'Quanto restano gli avvisi delle tabelle (millisecondi)',
    hint: '0 per due secondi.',
  },
  table_quick_view: {
    label: 'Vista rapida nelle tabelle',
    hint: 'Il componente aggiuntivo che apre il prodotto in un riquadro sopra la tabella.',
  },
};
