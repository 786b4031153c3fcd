import { exclusionNames } from './return-words.ts';

/** What an email about an order tells consumers of their rights, and the model form of the law (Codice del consumo, annex I, part B). */
export const consumerRights = {
  title: 'Diritto di recesso',
  full: 'Se hai comprato come consumatore puoi recedere dal contratto entro 14 giorni dalla consegna, senza dire perché.',
  short: 'Se hai comprato come consumatore puoi recedere entro 14 giorni dalla consegna:',
  /** the label that the law gives (art. 54-bis) */
  withdraw: 'Recedere dal contratto qui',
  costs: {
    customer: 'Le spese di restituzione sono a tuo carico.',
    shop: 'La restituzione è a carico nostro.',
  },
  otherWay: 'In alternativa puoi scriverci o usare il modulo qui sotto.',
  noRight: 'Da questi articoli non si può recedere:',
  excluded: (name: string, reason: string) => `${name}: ${reason}`,
  reasons: exclusionNames,
  modelForm: {
    title: 'Modulo di recesso tipo',
    intro: '(compilare e restituire il presente modulo solo se si desidera recedere dal contratto)',
    to: 'Destinatario',
    lines: [
      'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
      'Ordinato il (*)/ricevuto il (*)',
      'Nome del/dei consumatore(i)',
      'Indirizzo del/dei consumatore(i)',
      'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea)',
      'Data',
    ],
    foot: '(*) Cancellare la dicitura inutile.',
  },
};

export type ConsumerRightsMessages = typeof consumerRights;
