/** The words of the payment methods that a provider carries out. */
export const providerSettings = {
  wallet_enabled: {
    label: 'PayPal',
    hint: 'Solo se è attivo in “Gestori dei pagamenti”.',
  },
  wallet_card_enabled: {
    label: 'Carta di credito o di debito',
    hint: 'Solo se PayPal, che le incassa, è attivo in “Gestori dei pagamenti”.',
  },
  wallet_card_fields_enabled: {
    label: 'Campi della carta alla cassa',
    hint: 'I dati della carta si inseriscono alla cassa, in campi protetti del gestore dei pagamenti. Se è spento, o se lo script del gestore non si carica, si inseriscono sulla sua pagina.',
  },
  saved_methods_enabled: {
    label: 'Metodi di pagamento salvati',
    hint: 'Chi ha un account può salvare presso il gestore dei pagamenti la carta o il conto con cui paga e usarli per gli acquisti successivi. Il negozio ne conserva solo marca, ultime quattro cifre e scadenza. Vale per i gestori che lo prevedono.',
  },
  wallet_script_buttons_enabled: {
    label: 'Pulsanti PayPal nel carrello e alla cassa',
    hint: 'I pulsanti sono quelli originali di PayPal, che si apre senza lasciare la pagina. Se è spento, o se lo script non si carica, restano i pulsanti del negozio.',
  },
  apple_pay_enabled: {
    label: 'Apple Pay nel carrello e nell’ordine',
    hint: 'Incassa PayPal. Serve un conto PayPal con Apple Pay attivo e il dominio del negozio registrato lì; il pulsante compare in Safari, sui dispositivi che hanno una carta.',
  },
  google_pay_enabled: {
    label: 'Google Pay nel carrello e nell’ordine',
    hint: 'Incassa PayPal. Serve un conto PayPal con Google Pay attivo; il pulsante compare dove il browser può pagare così.',
  },
  apple_pay_domain_association: {
    label: 'File di Apple per il dominio',
    hint: 'Incolla il contenuto del file che PayPal fa scaricare per registrare il dominio: il negozio lo pubblica in /.well-known/apple-developer-merchantid-domain-association.',
  },
  satispay_enabled: {
    label: 'Satispay',
    hint: 'Solo se è attivo in “Gestori dei pagamenti”.',
  },
  nexi_enabled: {
    label: 'Carta con Nexi XPay',
    hint: 'Solo se Nexi XPay è attivo in “Gestori dei pagamenti”.',
  },
};
