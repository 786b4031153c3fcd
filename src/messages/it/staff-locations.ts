import { inDigits } from '../in-digits.ts';

const pieces = (count: number) => (count === 1 ? '1 pezzo' : `${inDigits('it', count)} pezzi`);

export const staffLocations = {
  /** the first location until somebody names it */
  unnamed: 'Magazzino',
  title: 'Sedi',
  intro:
    'Dove si trova la merce: magazzini, banchi, filiali. Il negozio vende la somma di tutte; l’ordine qui sotto è quello in cui le sedi servono gli ordini.',
  add: 'Nuova sede',
  newTitle: 'Nuova sede',
  newHint: 'La sede comincia vuota: porta la merce con un trasferimento, un carico o una rettifica.',
  back: 'Torna alle sedi',
  fields: { name: 'Nome', kind: 'Tipo', address: 'Indirizzo' },
  hints: { name: 'Per esempio: Filiale di Modena, Banco.', address: 'Facoltativo.' },
  kinds: { warehouse: 'Magazzino', counter: 'Banco', branch: 'Filiale' },
  isDefault: 'Sede principale: ha tutto ciò che le altre sedi non hanno.',
  principal: 'Principale',
  orderTitle: 'Ordine di servizio',
  moveHint:
    'Trascina una sede, oppure scegli la sua maniglia e usa le frecce ↑ e ↓. La prima serve gli ordini per prima.',
  moveNamed: (name: string) => `Sposta ${name}`,
  moved: (name: string, position: number, count: number) => `${name}: posizione ${position} di ${count}.`,
  notMoved: {
    expired: 'La pagina è aperta da troppo tempo: ricaricala e riprova.',
    'no-such-location': 'Questa sede intanto è stata chiusa: ricarica la pagina.',
    'no-further': 'La sede è già alla fine dell’elenco.',
  },
  ruleIs: (rule: string) => `Regola: ${rule}.`,
  rules: {
    'one-parcel': 'tutto l’ordine da una sede, se ne basta una',
    'whole-lines': 'ogni riga intera da una sede, se ne basta una',
    'in-order': 'dalle sedi nell’ordine, fin che ce n’è',
  },
  ruleLink: 'Cambia la regola nelle impostazioni',
  holds: (articles: number, count: number) =>
    articles === 0
      ? 'vuota'
      : `${articles === 1 ? '1 articolo' : `${inDigits('it', articles)} articoli`}, ${pieces(count)}`,
  toStock: 'Vedi la giacenza',
  closedTitle: 'Sedi chiuse',
  closed: 'Chiusa',
  reopen: {
    title: 'Riapri la sede',
    hint: 'Torna vuota, ultima nell’ordine di servizio.',
    button: 'Riapri la sede',
  },
  retire: {
    title: 'Chiudi la sede',
    hint: (count: number, reserved: number) =>
      `I suoi ${pieces(count)}${reserved > 0 ? `, ${reserved} dei quali impegnati,` : ''} passano alla sede che scegli. Movimenti e ordini passati restano.`,
    hintEmpty: 'È vuota. Movimenti e ordini passati restano.',
    into: 'La merce passa a',
    choose: 'Scegli una sede',
    button: 'Chiudi la sede',
  },
  onlyOne:
    'Il negozio ha una sola sede, che ha tutta la giacenza. Quando aggiungi la seconda, carichi, rettifiche, inventari e ordini dicono quale.',
  done: {
    saved: 'Sede salvata.',
    retired: 'Sede chiusa: la sua merce è passata alla sede scelta.',
    reopened: 'Sede riaperta.',
  },
  problems: {
    'no-name': 'Scrivi un nome di 80 caratteri al massimo.',
    'no-kind': 'Scegli un tipo.',
    'address-too-long': 'Scrivi un indirizzo di 300 caratteri al massimo.',
    'name-taken': 'C’è già una sede con questo nome.',
    'no-destination': 'Scegli la sede a cui passa la merce.',
    'in-use': 'C’è un trasferimento o un inventario aperto di questa sede: chiudilo prima.',
    default: 'La sede principale non si può chiudere.',
  },
  serving: {
    title: 'Servito da',
    from: 'Servito da',
    part: (name: string, count: number) => `${name} (${count})`,
    change: 'Cambia sede',
    chooseFor: (code: string) => `Sede che serve ${code}`,
    save: 'Cambia',
    hint: 'Si può cambiare finché l’ordine non è spedito, se la sede scelta ha tutti i pezzi.',
    changed: 'Sede cambiata.',
    problems: {
      expired: 'La pagina era aperta da troppo tempo: non è cambiato nulla. Riprova.',
      shipped: 'L’ordine è già spedito o chiuso: la sede non si cambia più.',
      'no-location': 'Questa sede è stata chiusa: scegline un’altra.',
      gone: 'L’ordine non ha più pezzi di questo articolo.',
      'not-enough': (name: string, available: number) =>
        `${name} non ha abbastanza pezzi: disponibili ${available}. Non è cambiato nulla.`,
    },
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffLocations: typeof staffLocations;
  }
}
