import { inDigits } from '../in-digits.ts';

/** In the menu. */
export const menu = { 'vat-checks': 'Partite IVA' };

export const staffVat = {
  title: 'Verifiche delle partite IVA',
  hint: 'Le partite IVA verificate dal negozio, dalla più recente. Un ordine è esente da IVA solo se la partita IVA risulta valida qui.',
  withRegister: 'Il negozio interroga il registro europeo (VIES).',
  withoutRegister: 'Nessun registro collegato: contano formato e cifre di controllo.',
  count: (count: number) => (count === 1 ? '1 verifica' : `${inDigits('it', count)} verifiche`),
  empty: 'Ancora nessuna verifica. La prima comparirà qui appena un cliente convalida la sua partita IVA.',
  nothingFound: 'Nessuna verifica corrisponde alla ricerca.',
  number: 'Partita IVA',
  answer: 'Esito',
  answers: { valid: 'Valida', invalid: 'Non valida', unknown: 'Da verificare' },
  tabs: { valid: 'Valide', invalid: 'Non valide', unknown: 'Da verificare' },
  sources: { 'check-digits': 'cifre di controllo', register: 'registro europeo' },
  consultation: 'N. di consultazione',
  noConsultation: 'nessuno',
  who: 'Chiesta da',
  guest: 'ospite',
  staff: (name: string) => `${name} (personale)`,
  orders: 'Ordini',
  noOrders: 'nessuno',
  order: (number: number) => `Ordine ${number}`,
  date: 'Data',
  attempts: (count: number, fault: string) =>
    count === 1 ? `1 tentativo: ${fault}` : `${inDigits('it', count)} tentativi: ${fault}`,
  retry: 'Chiedi di nuovo',
  retryFor: (number: string) => `Chiedi di nuovo per ${number}`,
  filter: 'Filtra le verifiche',
  filterAll: 'Tutte',
  search: 'Cerca per numero',
  searchButton: 'Cerca',
  flash: {
    valid: (number: string) => `${number} è valida.`,
    invalid: (number: string) => `${number} non è valida.`,
    unknown: (number: string) =>
      `Il registro non ha risposto per ${number}: lo interrogheremo di nuovo più tardi.`,
    gone: 'Questa verifica non esiste più.',
    expired: 'La pagina era aperta da troppo tempo. Riprova.',
  },
  answeredLater: {
    valid: (number: string) => `Il registro europeo ha confermato la partita IVA ${number}.`,
    invalid: (number: string) =>
      `Il registro europeo non riconosce la partita IVA ${number}: verifica con il cliente.`,
  },
  known: {
    answers: {
      valid: 'Partita IVA valida',
      invalid: 'Partita IVA non valida',
      unknown: 'Il registro non ha ancora risposto',
      'not-asked': 'Non ancora verificata',
    },
    source: { 'check-digits': 'formato e cifre di controllo', register: 'registro europeo VIES' },
    consultation: (number: string) => `consultazione ${number}`,
  },
  onOrder: {
    heading: 'IVA',
    exempt: 'Operazione non imponibile, art. 41 D.L. 331/1993 (cessione intracomunitaria di beni)',
    reverseCharge: 'Inversione contabile: l’IVA è assolta dall’acquirente.',
    number: 'Partita IVA',
    destination: 'Consegna in',
    checked: 'Verificata il',
    source: 'Fonte',
    consultation: 'N. di consultazione',
    unverified: (number: string) =>
      `La partita IVA ${number} attende la risposta del registro. L’ordine è con IVA; la verifica si ripete da sola.`,
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffVat: typeof staffVat;
  }
}
