/** In the menu. */
export const menu = { 'api-keys': 'API e webhook' };

export const apiKeys = {
  title: 'Chiavi API',
  connected: 'Programmi collegati',
  intro:
    'Con una chiave un gestionale o un altro programma legge e aggiorna il negozio. Può fare solo quello che può fare la persona a cui appartiene, e smette di valere se la persona lascia il personale.',
  address: 'Indirizzo dell’API',
  add: 'Crea una chiave',
  empty: 'Non c’è ancora nessuna chiave: nessun programma può collegarsi al negozio.',
  newTitle: 'Nuova chiave API',
  newIntro: 'Crea una chiave per ogni programma: se un giorno la revochi, gli altri continuano a funzionare.',
  backToList: 'Torna alle chiavi API',
  columns: {
    name: 'Nome',
    owner: 'Persona',
    access: 'Accesso',
    state: 'Stato',
    created: 'Creata',
    used: 'Ultimo uso',
    end: 'Revoca',
  },
  access: { read: 'Lettura', write: 'Scrittura', read_write: 'Lettura e scrittura' },
  states: { active: 'Attiva', revoked: 'Revocata', 'owner-gone': 'Persona non attiva' },
  never: 'Mai usata',
  from: (address: string) => `da ${address}`,
  revoke: 'Revoca',
  revokeOf: (name: string) => `Revoca la chiave ${name}`,
  revokedAt: (moment: string) => `il ${moment}`,
  done: {
    revoked: 'La chiave è stata revocata: non vale più dalla prossima chiamata.',
    'expired-form': 'La pagina era aperta da troppo tempo. Non è cambiato nulla: riprova.',
  },
  madeTitle: (name: string) => `Chiave “${name}”`,
  made: 'La chiave è pronta. Copia subito il segreto nel programma che la userà: il negozio non lo mostra una seconda volta.',
  consumerKey: 'Chiave (consumer key)',
  consumerSecret: 'Segreto (consumer secret)',
  fields: { name: 'Nome', owner: 'Con i permessi di', access: 'Accesso' },
  hints: {
    name: 'Il programma che la userà, per esempio “Gestionale”.',
    owner: 'Puoi scegliere te o chi nel personale non può fare più di te.',
  },
  problems: {
    'no-name': 'scrivi un nome di 100 caratteri al massimo',
    'owner-unknown': 'scegli una persona del personale',
    'owner-above': 'scegli una persona del personale che non può fare più di te',
    'access-unknown': 'scegli che cosa può fare la chiave',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    apiKeys: typeof apiKeys;
  }
}
