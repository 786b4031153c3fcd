/** What staff read of the settings of subaccounts and of orders to be approved. */
export const subaccountSettings = {
  email_top_level_max: {
    label: 'Lunghezza massima dell’ultima parte di un indirizzo email',
    hint: 'I caratteri dopo l’ultimo punto, come in “.it”: almeno 2. Vale per preventivi e sottoaccount.',
  },
  subaccounts_max: { label: 'Numero massimo di sottoaccount per azienda' },
  subaccount_usernames: {
    label: 'I sottoaccount hanno un nome utente',
    hint: 'Altrimenti accedono con la sola email.',
  },
  subaccount_custom_fields: {
    label: 'Campi aggiuntivi dei sottoaccount',
    hint: 'Separati da punto e virgola, per esempio: Reparto; Centro di costo',
  },
  order_approval_pay_now: {
    label: 'Dopo l’approvazione apri il pagamento',
    hint: 'Altrimenti chi approva resta sulla pagina dell’ordine, dove trova il link per pagare.',
  },
  subaccount_order_copies: {
    label: 'L’account principale riceve copia delle email sugli ordini dei sottoaccount',
  },
  order_approval_hold_days: {
    label: 'Pezzi riservati a un ordine da approvare (giorni)',
    hint: 'Dall’ordine all’approvazione, e altrettanti da lì al pagamento; poi l’ordine viene annullato. 0 senza scadenza.',
  },
  subscriptions_enabled: {
    label: 'Il negozio vende abbonamenti',
    hint: 'Mostra il permesso per gli abbonamenti nei moduli dei sottoaccount.',
  },
};
