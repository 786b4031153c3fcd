import { inDigits } from '../in-digits.ts';
import { settingProblems } from './setting-problems.ts';
import { bulkOrderSettings } from './staff-settings-bulk-order.ts';
import { firmSettings } from './staff-settings-firm.ts';
import { offerSettings } from './staff-settings-offers.ts';
import { orderSettings } from './staff-settings-orders.ts';
import { providerSettings } from './staff-settings-providers.ts';
import { stockSettings } from './staff-settings-stock.ts';
import { subaccountSettings } from './staff-settings-subaccounts.ts';
import { tableSettings } from './staff-settings-tables.ts';
import { transferSettings } from './staff-settings-transfer.ts';

const yesOrNo = { yes: 'Sì', no: 'No' };

const groups = {
  shop: 'Negozio',
  catalogue: 'Catalogo',
  'product-page': 'Pagina del prodotto',
  cart: 'Carrello',
  shipping: 'Spedizione',
  payments: 'Pagamenti',
  returns: 'Resi e recesso',
  reviews: 'Recensioni',
  'store-api': 'Store API',
  registration: 'Registrazione',
  vat: 'IVA e partite IVA',
  prices: 'Listini e scaglioni',
  conversations: 'Conversazioni e preventivi',
  'product-table': 'Tabelle di prodotti',
  subaccounts: 'Sottoaccount e approvazioni',
  'bulk-order': 'Ordine rapido',
  offers: 'Offerte',
  counter: 'Banco',
};

const settings = {
  shop_name: {
    label: 'Nome del negozio',
    hint: 'Compare nella testata, nelle email e nei titoli delle pagine.',
  },
  shop_tagline: {
    label: 'Motto',
    hint: 'Una frase breve sul negozio, per i motori di ricerca e la pagina iniziale.',
  },
  home_country: {
    label: 'Paese del negozio',
    hint: 'Vale per IVA e spedizione finché il cliente non indica un indirizzo.',
  },
  order_attribution: {
    label: 'Ricorda da dove arrivano i visitatori',
    hint: 'La provenienza si vede nella pagina di ogni ordine. Se il browser chiede di non essere tracciato non si ricorda nulla.',
  },
  coming_soon: {
    label: 'Il negozio sta per aprire',
    hint: 'Chi ha fatto l’accesso legge “Prossimamente” in fondo a ogni pagina, finché non lo nasconde.',
  },
  store_notice: {
    label: 'Avviso in tutte le pagine',
    hint: 'Resta in fondo a ogni pagina finché il visitatore non lo nasconde; vuoto per nessun avviso.',
  },
  order_attribution_with_consent: {
    label: 'Chiedi prima il consenso',
    hint: 'Ogni visitatore sceglie se la provenienza della sua visita può essere ricordata; finché non risponde non si ricorda nulla.',
  },
  prices_include_tax: {
    label: 'I prezzi si inseriscono IVA inclusa',
    hint: 'Come vanno letti i prezzi scritti nelle schede dei prodotti. Cambiandolo cambiano tutti i prezzi del negozio.',
  },
  strike_lowest_price: {
    label: 'Barra il prezzo più basso dei 30 giorni prima dello sconto',
    hint: 'Per i consumatori, come chiede l’art. 17-bis del Codice del consumo; chi compra con un listino proprio o vede i prezzi senza IVA trova barrato il prezzo di listino. Spento, è barrato per tutti il prezzo di listino.',
  },
  products_per_page: {
    label: 'Prodotti per pagina',
    hint: 'Negli elenchi del catalogo e nei risultati di ricerca.',
  },
  wishlist_on_cards: {
    label: 'Cuore negli elenchi',
    hint: 'Mette un articolo nella lista dei desideri da elenchi, ricerca e caroselli, senza aprire la sua pagina.',
  },
  recently_viewed_products: {
    label: 'Visti di recente: quanti',
    hint: 'Quanti articoli già guardati si rivedono in fondo alla pagina di un prodotto; 0 per nessuno. Li ricorda solo il browser del visitatore, per 30 giorni, e mai se il browser chiede di non essere tracciato. Se il negozio chiede il consenso, solo dopo il sì.',
  },
  gallery_slider: { label: 'Galleria a scorrimento' },
  gallery_zoom: { label: 'Ingrandimento al passaggio del mouse' },
  gallery_lightbox: { label: 'Galleria a tutto schermo' },
  variation_threshold_min: {
    label: 'Varianti in pagina: fino a',
    hint: 'Fino a questo numero arrivano con la pagina; oltre, si chiedono al server.',
  },
  variation_threshold_max: {
    label: 'Varianti in una sola richiesta: fino a',
    hint: 'Quelle che non arrivano con la pagina si chiedono tutte insieme fino a questo numero; oltre, una alla volta.',
  },
  variation_swatches: {
    label: 'Campioni al posto dei menu a tendina',
    hint: 'Per gli attributi con un tipo proprio: colore, immagine, pulsante.',
  },
  swatches_on_cards: { label: 'Campioni anche negli elenchi' },
  clear_on_reselect: { label: 'Un secondo clic toglie la scelta' },
  deselect_unavailable: { label: 'Togli in automatico le scelte non più compatibili' },
  show_variation_label: { label: 'Scrivi il valore scelto accanto all’attributo' },
  stock_label_threshold: {
    label: 'Mostra i pezzi rimasti fino a',
    hint: 'Sotto questo numero si legge quanti pezzi restano.',
  },
  swatches_ajax_add_to_cart: { label: 'Aggiungi al carrello senza lasciare la pagina' },
  reviews_enabled: { label: 'I prodotti si possono recensire' },
  review_ratings_enabled: { label: 'Voto a stelle' },
  review_rating_required: { label: 'Il voto è obbligatorio', choices: yesOrNo },
  reviews_from_buyers_only: { label: 'Recensisce solo chi ha comprato' },
  review_moderation: {
    label: 'Moderazione',
    choices: {
      'hold-first': 'La prima recensione di ciascuno attende approvazione',
      'hold-all': 'Tutte attendono approvazione',
      publish: 'Si pubblicano subito',
    },
  },
  review_show_verified: { label: 'Segna le recensioni di chi ha comprato' },
  review_notify_shop: { label: 'Avvisa il negozio delle recensioni da approvare' },
  purchase_lists_keep_zero: {
    label: 'Le liste d’acquisto conservano anche le righe con quantità 0',
    hint: 'Altrimenti una riga con quantità 0 esce dalla lista al primo salvataggio.',
  },
  cart_redirect_after_add: { label: 'Dopo un’aggiunta apri il carrello', choices: yesOrNo },
  shipping_countries: {
    label: 'Paesi in cui si spedisce',
    hint: 'Solo questi si possono scegliere alla cassa.',
  },
  handling_days: {
    label: 'Preparazione (giorni lavorativi)',
    hint: 'Tra ordine e spedizione di ciò che è in magazzino; 0 per lo stesso giorno.',
  },
  dispatch_cut_off_hour: {
    label: 'Ultima ora per gli ordini del giorno',
    hint: 'Da 0 a 24, per esempio 15. Per gli ordini successivi si parte dal giorno lavorativo seguente.',
  },
  delivery_days: { label: 'Consegna (giorni lavorativi)', hint: 'Per i metodi senza giorni propri.' },
  flat_shipping_cents: {
    label: 'Spedizione standard',
    hint: 'IVA inclusa. Vale per le tariffe fisse senza un prezzo proprio.',
  },
  free_shipping_from_cents: {
    label: 'Spedizione gratuita da',
    hint: 'IVA inclusa; 0 per non offrirla. Vale per i metodi gratuiti senza una soglia propria.',
  },
  free_shipping_from_net_cents: {
    label: 'Spedizione gratuita da, per chi vede i prezzi senza IVA',
    hint: 'IVA esclusa; 0 per non offrirla. Vale per i metodi gratuiti senza una soglia propria.',
  },
  store_api_limited: {
    label: 'Limita le chiamate alla Store API',
    hint: 'Per cliente o indirizzo di rete; oltre il limite vengono rifiutate.',
  },
  store_api_limit_calls: { label: 'Chiamate consentite' },
  store_api_limit_seconds: { label: 'In quanti secondi' },
  api_key_calls_per_minute: {
    label: 'Chiamate al minuto per chiave API',
    hint: 'Quante chiamate può fare un programma in un minuto con la sua chiave; 0 per nessun limite.',
  },
  store_api_checkout_limited: { label: 'Al massimo tre ordini al minuto' },
  bank_transfer_enabled: { label: 'Bonifico bancario' },
  cash_on_delivery_enabled: { label: 'Contrassegno' },
  cash_on_delivery_countries: { label: 'Paesi con il contrassegno' },
  pay_later_enabled: { label: 'Pagamento a rate con PayPal' },
  pay_later_minimum_cents: { label: 'Rate a partire da' },
  pay_later_maximum_cents: { label: 'Rate fino a' },
  wallet_disabled_funding: {
    label: 'Metodi non offerti dal pulsante PayPal',
    hint: 'Uno per riga, con i nomi che usa PayPal.',
  },
  hold_stock_minutes: {
    label: 'Pezzi riservati senza pagamento (minuti)',
    hint: 'Per gli ordini da pagare subito; 0 senza scadenza.',
  },
  bank_transfer_hold_days: {
    label: 'Pezzi riservati in attesa del bonifico (giorni)',
    hint: '0 senza scadenza.',
  },
  disable_checkout_validation: {
    label: 'Alla cassa i campi obbligatori li controlla solo il server',
    hint: 'Il browser non ferma chi lascia vuoto un campo obbligatorio: l’errore arriva dopo l’invio.',
  },
  conversation_notify_shop: {
    label: 'Avvisa il negozio delle conversazioni',
    hint: 'Un’email per ogni nuova conversazione e per i messaggi che seguono.',
  },
  quote_message_optional: { label: 'Un preventivo si può chiedere senza messaggio' },
  quote_success_notice: {
    label: 'Dopo la richiesta di preventivo mostra una conferma',
    hint: '1 per mostrarla, 0 per non mostrarla.',
  },
  quote_empties_cart: { label: 'Dopo la richiesta di preventivo svuota il carrello' },
  quote_file_megabytes: {
    label: 'Dimensione massima di un file, in MB',
    hint: '0 per non accettare file.',
  },
  quote_file_types: {
    label: 'File che si possono allegare',
    choices: { 'pdf-and-pictures': 'PDF e immagini', pdf: 'Solo PDF', pictures: 'Solo immagini' },
  },
  ...firmSettings,
  ...orderSettings,
  ...stockSettings,
  ...transferSettings,
  ...offerSettings,
  ...providerSettings,
  ...subaccountSettings,
  ...bulkOrderSettings,
  registration_notify_shop: { label: 'Avvisa il negozio delle registrazioni da approvare' },
  vat_countries: {
    label: 'Paesi in cui si chiede la partita IVA',
    hint: 'A chi compra come azienda: lì il campo si vede ed è obbligatorio.',
  },
  validate_vat_checkout: {
    label: 'Convalida delle partite IVA alla cassa',
    hint: 'Se è spenta, nessun ordine è esente da IVA.',
  },
  cookie_expiration_days: {
    label: 'Durata dei cookie della partita IVA convalidata (giorni)',
    hint: 'Li legge solo il browser: il negozio si fida della sua verifica.',
  },
  vat_answer_hours: {
    label: 'Validità di una verifica (ore)',
    hint: 'Passato questo tempo la partita IVA si verifica di nuovo.',
  },
  tiered_table: { label: 'Mostra la tabella degli scaglioni nella pagina del prodotto' },
  tiered_table_discount_column: { label: 'Colonna dello sconto nella tabella degli scaglioni' },
  tiered_table_highlight: { label: 'Evidenzia lo scaglione attivo' },
  tiered_table_click_fills: { label: 'Un clic su uno scaglione imposta la quantità' },
  tiered_table_use_lowest_quantity: {
    label: 'Il clic imposta la quantità più bassa dello scaglione',
    hint: 'Altrimenti la più alta; per “50+” sempre 50.',
  },
  tiers_count_variations_together: {
    label: 'Le varianti di un prodotto contano insieme per lo scaglione',
  },
  tiers_count_whole_cart: {
    label: 'Tutto il carrello conta per lo scaglione',
    hint: 'Contano i pezzi di ogni prodotto, non solo quelli dello stesso.',
  },
  checkout_create_account: {
    label: 'Creazione dell’account alla cassa',
    hint: 'Chi ordina senza accedere può creare un account con lo stesso modulo.',
  },
  stop_checkout_on_weak_password: {
    label: 'Blocca l’ordine se la password è debole',
    hint: 'Vale per l’account creato alla cassa.',
  },
  ...tableSettings,
};

/** In the menu. */
export const menu = { settings: 'Impostazioni' };

export const staffSettings = {
  title: 'Impostazioni',
  intro: 'Ogni modifica vale subito in tutto il negozio e resta nel registro modifiche.',
  headings: 'Gruppi di impostazioni',
  groups,
  settings,
  usual: (value: string) => `Predefinito: ${value}.`,
  reset: 'Ripristina',
  on: 'sì',
  off: 'no',
  empty: 'vuoto',
  countryCount: (count: number) => (count === 1 ? '1 paese scelto' : `${inDigits('it', count)} paesi scelti`),
  problems: settingProblems,
};
declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffSettings: typeof staffSettings;
  }
}
