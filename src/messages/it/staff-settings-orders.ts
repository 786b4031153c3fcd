/** Settings of orders and of what comes back of them. */
export const orderSettings = {
  counter_largest_discount: {
    label: 'Sconto massimo al banco, in percento',
    hint: 'Sul prezzo del cliente, riga e ordine insieme. Chi cambia i prezzi non ha limiti.',
  },
  counter_lowest_margin: {
    label: 'Margine minimo al banco, in percento',
    hint: 'Sul prezzo senza IVA e con il costo medio di magazzino: sotto, il banco avvisa. 0 per nessun avviso.',
  },
  order_link_days: {
    label: 'Validità del link all’ordine (giorni)',
    hint: 'Il link personale che il cliente riceve per email.',
  },
  orders_complete_when_shipped: {
    label: 'Completa l’ordine con l’ultimo pacco',
    hint: 'Quando tutti i pezzi sono nei pacchi, l’ordine è completato da solo. Altrimenti lo completi tu dalla sua pagina.',
  },
  return_days: {
    label: 'Giorni per il reso ordinario',
    hint: 'Dalla consegna, per chi rende un ricambio che non gli serve più; 0 per non offrirlo. Il recesso dei consumatori vale comunque.',
  },
  return_transit_days: {
    label: 'Giorni di viaggio di un pacco',
    hint: 'Dalla partenza alla consegna, quando il corriere non dice il giorno: da lì partono i termini di reso e recesso.',
  },
  return_cost: {
    label: 'Chi paga la spedizione di un reso',
    hint: 'Per recesso e reso ordinario. Un difetto o un articolo sbagliato viaggiano sempre a carico del negozio.',
    choices: { customer: 'Il cliente', shop: 'Il negozio' },
  },
  guarantee_notice_it: { label: 'Avviso di garanzia in italiano' },
  guarantee_page_it: { label: 'Pagina dell’avviso in italiano' },
  guarantee_notice_en: { label: 'Avviso di garanzia in inglese' },
  guarantee_page_en: { label: 'Pagina dell’avviso in inglese' },
  return_address: {
    label: 'Indirizzo per i resi',
    hint: 'Dove il cliente spedisce; vuoto per l’indirizzo del negozio.',
  },
  withdrawal_for_businesses: {
    label: 'Anche le aziende possono recedere',
    hint: 'La legge lo riconosce ai soli consumatori.',
  },
  withdrawal_informed_since: {
    label: 'Informazioni sul recesso presenti dal',
    hint: 'Un giorno, AAAA-MM-GG: per gli ordini fatti prima il recesso dura 12 mesi in più. Vuoto se ci sono sempre state.',
  },
  withdrawal_standard_shipping: {
    label: 'Costo della consegna standard (€)',
    hint: 'Il massimo che si propone di rimborsare a chi recede da tutto l’ordine: il di più di una consegna espressa non si rimborsa. 0 per rimborsare quanto è stato pagato.',
  },
};
