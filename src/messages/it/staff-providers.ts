/** In the menu. */
export const menu = { 'payment-providers': 'Gestori dei pagamenti' };

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

export const staffProviders = {
  title: 'Gestori dei pagamenti',
  intro:
    'Chi incassa per te i pagamenti online. Inserisci le credenziali del gestore, provale e attiva il gestore: vale subito, senza riavviare il negozio.',
  environments: { sandbox: 'Prova', live: 'Reale' },
  environmentHints: {
    sandbox: 'Soldi finti: per provare un ordine dall’inizio alla fine.',
    live: 'Soldi veri: per vendere.',
  },
  credentialsOf: { sandbox: 'Credenziali di prova', live: 'Credenziali reali' },
  states: {
    live: 'Attivo',
    sandbox: 'Attivo in prova',
    off: 'Spento',
  },
  variables: (names: string) =>
    `Questo gestore è collegato dalle variabili d’ambiente ${names} del server, che hanno la precedenza: qui si può solo leggere e provare. Per gestirlo da questa pagina toglile e riavvia il negozio.`,
  fromVariables: 'Impostate dalle variabili d’ambiente',
  savedOn: (at: string) => `Salvate il ${at}`,
  notStored: 'Non ancora inserite',
  stored: 'salvato',
  endsWith: (end: string) => `salvato, termina con …${end}`,
  keepSecret: (end: string) =>
    end === ''
      ? 'Già salvato: non viene più mostrato. Lascia vuoto per non cambiarlo.'
      : `Già salvato: termina con …${end} e non viene più mostrato. Lascia vuoto per non cambiarlo.`,
  keepOnce: 'Già usato per ottenere la chiave. Scrivine uno nuovo solo per cambiarla.',
  optional: '(facoltativo)',
  fields: {
    paypal: {
      clientId: {
        label: 'Client ID',
        hint: 'In developer.paypal.com: Apps & Credentials, scegli l’ambiente in alto, poi la tua app.',
      },
      secret: { label: 'Secret', hint: 'Sotto il Client ID, alla voce Secret key.' },
      webhookId: { label: 'ID del webhook', hint: '' },
    },
    satispay: {
      activationCode: {
        label: 'Codice di attivazione',
        hint: 'Nella dashboard di Satispay Business, tra i codici di attivazione del negozio. Vale una volta sola: il negozio lo scambia con una chiave sua.',
      },
      keyId: { label: 'ID della chiave', hint: '' },
      privateKey: { label: 'Chiave privata', hint: '' },
    },
    nexi: {
      apiKey: {
        label: 'API key',
        hint: 'Nel back office di XPay, tra le API key del tuo terminale. Quella di prova è del back office di prova.',
      },
    },
  } as Readonly<Record<string, Readonly<Record<string, { readonly label: string; readonly hint: string }>>>>,
  save: 'Salva e prova',
  saveOf: (what: string) => `Salva e prova: ${what}`,
  tryNow: 'Prova la connessione',
  tryOf: (what: string) => `Prova la connessione: ${what}`,
  makeWebhook: { missing: 'Attiva gli avvisi', made: 'Controlla gli avvisi' },
  forget: 'Elimina le credenziali',
  forgetOf: (what: string) => `Elimina: ${what}`,
  forgetQuestion:
    'Le credenziali non si possono recuperare. I pagamenti iniziati con queste credenziali non si potranno più verificare né rimborsare da qui.',
  forgetNo: 'Annulla',
  facts: { tried: 'Ultima prova', webhook: 'Avvisi del gestore', lastNotice: 'Ultimo avviso' },
  neverTried: 'Mai provate',
  triedWell: (at: string) => `Riuscita, ${at}`,
  triedBadly: (at: string) => `Non riuscita, ${at}`,
  webhooks: {
    made: 'Attivi',
    missing: 'Da attivare',
    'each-payment': 'Automatici, a ogni pagamento',
  },
  noNotice: 'Ancora nessuno',
  noticeOf: (event: string, at: string, ago: string) => `${event}, ${at} (${ago})`,
  forged: (at: string) =>
    `Il ${at} è arrivato un avviso che il gestore non riconosce come suo: non è stato considerato.`,
  ago(milliseconds: number) {
    if (milliseconds < minutes) return 'adesso';
    if (milliseconds < hours) {
      const count = Math.floor(milliseconds / minutes);
      return count === 1 ? '1 minuto fa' : `${count} minuti fa`;
    }
    if (milliseconds < days) {
      const count = Math.floor(milliseconds / hours);
      return count === 1 ? '1 ora fa' : `${count} ore fa`;
    }
    const count = Math.floor(milliseconds / days);
    return count === 1 ? '1 giorno fa' : `${count} giorni fa`;
  },
  switchHeading: (name: string) => `Attivazione di ${name}`,
  switchHint:
    'I pagamenti già iniziati proseguono con le credenziali con cui sono partiti, anche se cambi ambiente o spegni il gestore.',
  switchLater: 'Inserisci le credenziali di un ambiente: poi qui potrai attivarlo.',
  turnOn: { sandbox: 'Attiva in prova', live: 'Attiva i pagamenti reali' },
  goOn: { sandbox: 'Torna alla prova', live: 'Passa ai pagamenti reali' },
  turnOff: 'Spegni',
  turnOffOf: (name: string) => `Spegni ${name}`,
  notReachable: (url: string) =>
    `Il negozio risponde a ${url}, che i gestori non possono raggiungere: serve un indirizzo pubblico con https (variabile SHOP_URL). Senza, i loro avvisi non arrivano e un pagamento si scopre solo quando il negozio lo verifica da sé.`,
  warnings: {
    'nothing-active': (name: string) =>
      `${name} è attivo ma per questo ambiente non ci sono credenziali utilizzabili: i clienti non lo vedono.`,
    'sandbox-sells': (name: string) =>
      `${name} è attivo in prova: gli ordini risultano pagati, ma non arrivano soldi. Prima di vendere passa ai pagamenti reali.`,
    'live-missing': (name: string) =>
      `Mancano le credenziali reali di ${name}: con quelle di prova il negozio non incassa.`,
    'failed-try': (name: string) =>
      `L’ultima prova con ${name} non è riuscita: finché non riesce, chi sceglie ${name} potrebbe non riuscire a pagare.`,
    'no-webhook': (name: string) =>
      `${name} non avvisa ancora il negozio: premi “Attiva gli avvisi”, altrimenti rimborsi e pagamenti conclusi in ritardo si scoprono ore dopo.`,
    'key-lost': () =>
      'Le credenziali sono state cifrate con un’altra chiave e non si possono leggere: inseriscile di nuovo, oppure riavvia il negozio con la chiave di prima (variabile CREDENTIALS_KEY o SESSION_SECRET, oppure il file session-secret della cartella dei dati).',
  },
  done: {
    saved: (name: string, environment: string) =>
      `Credenziali salvate: ${name} le riconosce (${environment}).`,
    tried: (name: string, environment: string) => `${name} riconosce le credenziali (${environment}).`,
    webhook: (name: string) => `Avvisi attivati: ${name} ora scrive al negozio a ogni pagamento e rimborso.`,
    webhookFound: (name: string) => `Gli avvisi di ${name} erano già attivi per questo negozio.`,
    forgotten: 'Credenziali eliminate.',
    on: {
      sandbox: (name: string) => `${name} è attivo in prova: non arrivano soldi veri.`,
      live: (name: string) => `${name} è attivo: i clienti lo trovano alla cassa.`,
    },
    off: (name: string) =>
      `${name} è spento: i clienti non lo trovano più; i pagamenti già iniziati si concludono.`,
  },
  savedBut: 'Credenziali salvate, ma la prova non è riuscita.',
  problems: {
    credentials: (name: string) =>
      `${name} non riconosce queste credenziali: copiale di nuovo per intero, dalla stessa app.`,
    environment: (name: string) =>
      `Queste credenziali sono dell’altro ambiente di ${name}: inseriscile nell’altro riquadro.`,
    network: (name: string) =>
      `${name} non risponde: controlla la connessione del server a Internet e riprova. Le credenziali non sono state provate.`,
    busy: (name: string) => `${name} in questo momento non può rispondere: riprova tra qualche minuto.`,
    forbidden: (name: string) =>
      `${name} riconosce l’account ma non gli permette questa operazione: controlla i permessi presso il gestore.`,
    address: (name: string) =>
      `${name} non accetta l’indirizzo del negozio: deve essere pubblico e con https.`,
    unexpected: (name: string) => `${name} ha dato una risposta imprevista: riprova, poi chiedi al gestore.`,
  },
  issue: (issue: string) => `Risposta del gestore: ${issue}.`,
  refusals: {
    unknown: 'Questo gestore o questo ambiente non esiste: non è cambiato nulla.',
    configured: (name: string) => `${name} è collegato dalle variabili d’ambiente: qui non è cambiato nulla.`,
    'no-credentials': (name: string, environment: string) =>
      `Per ${name} non ci sono credenziali utilizzabili (${environment}): inseriscile prima.`,
    'not-reachable': 'Gli avvisi si attivano solo se il negozio ha un indirizzo pubblico con https.',
    webhook: 'Gli avvisi non sono stati attivati.',
    activation: 'Non è stato salvato nulla.',
  },
  fieldProblems: {
    missing: 'Campo obbligatorio.',
    malformed: 'Contiene caratteri che una credenziale non ha: copiala di nuovo.',
    'other-account': 'È di un altro account: scrivi anche questo.',
  },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffProviders: typeof staffProviders;
  }
}
