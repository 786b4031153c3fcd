import { inDigits } from '../in-digits.ts';

const objectNames: Readonly<Record<string, string>> = {
  order: 'Ordine',
  product: 'Prodotto',
  customer: 'Cliente',
  coupon: 'Codice sconto',
};

export const webhooks = {
  title: 'Webhook',
  intro:
    'Il negozio avvisa da solo un altro programma quando succede qualcosa. Se il programma non risponde, il negozio riprova per tre giorni, nell’ordine in cui le cose sono successe.',
  feed: 'Un programma che è stato spento può chiedere all’API gli eventi degli ultimi 30 giorni.',
  add: 'Nuovo webhook',
  newTitle: 'Nuovo webhook',
  backToList: 'Torna ai webhook',
  empty: 'Ancora nessun webhook: nessun programma viene avvisato.',
  removed: 'Il webhook è stato eliminato.',
  fields: {
    name: 'Nome',
    topic: 'Avvisa quando',
    status: 'Stato',
    deliveryUrl: 'Indirizzo a cui scrivere',
    secret: 'Segreto',
  },
  hints: {
    name: 'Il programma che riceve, per esempio “Gestionale”.',
    deliveryUrl: 'Lo indica il programma che riceve. Comincia con https://.',
  },
  newSecretHint: 'Firma ciò che il negozio manda. Lascialo vuoto se il programma non ne chiede uno.',
  secretHint: 'Non si può rileggere. Scrivine uno nuovo solo se deve cambiare.',
  topics: {
    'order.created': 'Arriva un ordine',
    'order.updated': 'Cambia un ordine',
    'order.deleted': 'Viene eliminato un ordine',
    'product.created': 'Nasce un prodotto',
    'product.updated': 'Cambia un prodotto o la sua giacenza',
    'product.deleted': 'Un prodotto va nel cestino o viene eliminato',
    'product.restored': 'Un prodotto torna dal cestino',
    'product.published': 'Un prodotto viene pubblicato',
  },
  statuses: { active: 'Attivo', paused: 'In pausa: raccoglie', disabled: 'Disattivato' },
  silent: 'Non risponde',
  silentSince: 'Non risponde dal',
  waiting: 'In attesa',
  failed: 'Non consegnati',
  deliveries: 'Consegne',
  showDeliveries: 'Vedi le consegne',
  removeTitle: 'Elimina il webhook',
  removeHint: 'Ciò che aspetta di essere consegnato va perso. Per smettere per un po’ mettilo in pausa.',
  remove: 'Elimina il webhook',
  problems: {
    'no-name': 'scrivi un nome di 100 caratteri al massimo',
    'topic-unknown': 'scegli quando avvisare',
    'not-an-address': 'scrivi un indirizzo intero con https:// o http://, senza nome e password',
    'status-unknown': 'scegli uno stato',
    'secret-too-long': 'scrivi al massimo 200 caratteri',
  },
  deliveriesOf: (name: string) => `Consegne di “${name}”`,
  deliveriesIntro: 'Si conservano per 30 giorni, con ciò che è stato mandato e ciò che è tornato.',
  backToWebhook: 'Torna al webhook',
  filter: {
    filter: 'Filtra le consegne',
    show: 'Mostra',
    reset: 'Mostra tutte',
    state: 'Stato',
    all: 'Tutte',
  },
  object: 'Di che cosa',
  objects: (resource: string, id: number) => `${objectNames[resource] ?? resource} ${id}`,
  happened: 'Successo il',
  state: 'Stato',
  states: { waiting: 'In attesa', delivered: 'Consegnato', failed: 'Non consegnato' },
  answer: 'Risposta',
  tries: 'Tentativi',
  next: 'Prossimo tentativo',
  noDeliveries: 'Ancora nessuna consegna: compaiono qui quando succede qualcosa.',
  noneFound: 'Nessuna consegna in questo stato.',
  redirects: (status: number) => `${status}: porta altrove, e il negozio non lo segue`,
  peerProblems: {
    unreachable: 'Nessuno risponde a questo indirizzo',
    'too-late': 'Nessuna risposta entro 15 secondi',
    'private-address': 'È un indirizzo di una rete interna: va permesso con WEBHOOK_NETWORKS',
    'broken-answer': 'La risposta non è HTTP',
  },
  replayTitle: 'Manda di nuovo',
  replayHint:
    'Ogni evento parte una volta in più, con i dati di adesso. Serve a un programma che ha perso ciò che aveva ricevuto.',
  since: 'Successi dal giorno',
  onlyFailed: 'Solo quelli non consegnati',
  replay: 'Manda di nuovo',
  done: {
    replayed: (count: number) =>
      count === 1 ? 'Una consegna sta per partire.' : `${inDigits('it', count)} consegne stanno per partire.`,
    'none-replayed': () => 'Non c’era nulla da mandare di nuovo.',
    'expired-form': () => 'La pagina era aperta da troppo tempo. Non è partito nulla: riprova.',
  },
  deliveryOf: (object: string) => `Consegna: ${object}`,
  tryNow: 'Prova subito',
  resend: 'Manda di nuovo',
  notTried: 'Non è ancora stata tentata.',
  attemptAt: (moment: string) => `Tentativo del ${moment}`,
  duration: 'Durata',
  milliseconds: (count: string) => `${count} ms`,
  sent: 'Mandato',
  received: 'Ricevuto',
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    webhooks: typeof webhooks;
  }
}
