export const start = {
  open: (address: string) => `Pistone è aperto su ${address}`,
  openingHeading: 'Accessi di prova:',
  login: (who: string, email: string, password: string, address: string) =>
    `  ${who}: ${email} / ${password} (${address})`,
  firstAdministrator: (url: string) =>
    `Il negozio non ha ancora un amministratore. Crealo qui, entro un giorno e una volta sola:\n  ${url}`,
  demoShopInPublic: (address: string) =>
    `SHOP_URL=${address} è un indirizzo pubblico, e il negozio di prova ha accessi con password che tutti conoscono: non lo preparo. Per un negozio vero avvia con DEMO_PRODUCTS=0; per mostrare proprio la prova aggiungi DEMO_ACCOUNTS=allow.`,
  demoAccountsInPublic: (address: string, emails: string) =>
    `SHOP_URL=${address} è un indirizzo pubblico, e in questo negozio chiunque può accedere come ${emails}, con le password di prova: non lo apro. Per un negozio vero avvia con una cartella dati nuova (DATA_DIR) o un altro database e DEMO_PRODUCTS=0; oppure avvialo senza SHOP_URL, cambia quelle password o blocca quegli account. Per mostrare proprio la prova aggiungi DEMO_ACCOUNTS=allow.`,
  preparingDemoShop: (products: number) =>
    products > 0
      ? `Primo avvio: preparo il negozio di prova con ${products} prodotti…`
      : 'Primo avvio: preparo un negozio vuoto…',
  closing: 'Pistone si sta chiudendo…',
  portTaken: (port: number) =>
    `La porta ${port} è già occupata: ferma il programma che la usa oppure avvia Pistone con un’altra, per esempio PORT=${port + 1}.`,
  portForbidden: (port: number) =>
    `Non ho il permesso di aprire la porta ${port}: avvia Pistone con una porta da 1024 in su, per esempio PORT=3000.`,
  databaseUnreachable: (reason: string) =>
    `Il database indicato da DATABASE_URL non risponde (${reason}): controlla indirizzo, utente e password.`,
  databaseTooOld: (version: string) =>
    `Il database è PostgreSQL ${version}, ma serve la versione 15 o una più recente: aggiornalo o indica un altro server in DATABASE_URL.`,
  databaseGone: (reason: string) =>
    `Il database di Pistone si è fermato e per tre volte non è ripartito (${reason}): Pistone si chiude. Controlla lo spazio su disco e i permessi della cartella dei dati, poi riavvialo.`,
  resetLink: (email: string, url: string) =>
    `Link per scegliere una nuova password di ${email}, valido un’ora e una volta sola:\n${url}`,
  satispayKeyUsage:
    'Indica l’indirizzo di Satispay e il codice di attivazione della sua dashboard, per esempio: npm run satispay-key -- https://authservices.satispay.com ABC123',
  satispayKeyRefused: (issue: string) =>
    `Satispay non ha attivato la chiave (${issue}). Un codice di attivazione vale una volta sola e per un solo ambiente: generane un altro.`,
  resetLinkUsage: 'Indica l’email dell’account, per esempio: npm run reset-link -- banco@example.it',
  resetLinkUnknown: (email: string) => `Nessun account ha l’email ${email}: controlla come è scritta.`,
  resetLinkNoShop: (folder: string) =>
    `In ${folder} non c’è ancora un negozio: avvialo una volta con npm start, oppure indica le stesse variabili DATA_DIR, DATABASE_URL e SESSION_SECRET con cui lo avvii.`,
  resetLinkFailed: (reason: string) => `Il database del negozio non risponde: ${reason}`,
  databaseOfOlderPostgres: (directory: string, found: string, brought: string) =>
    `La cartella ${directory} contiene un database di PostgreSQL ${found}; questa versione di Pistone usa PostgreSQL ${brought}, che non può aprirlo. I dati sono rimasti com’erano. Con la versione di Pistone usata finora esegui npm run backup -- --to CARTELLA, poi con questa e con una DATA_DIR vuota npm run restore -- ARCHIVIO: i passi sono in docs/operations.md.`,
  databaseOfNewerPostgres: (directory: string, found: string, brought: string) =>
    `La cartella ${directory} contiene un database di PostgreSQL ${found}; questa versione di Pistone usa PostgreSQL ${brought}, che è meno recente e non può aprirlo. I dati sono rimasti com’erano: avvia la versione di Pistone che li ha scritti.`,
  failed: 'Pistone non è riuscito a partire:',
  wrongPort: 'PORT deve essere un numero intero tra 1 e 65535, per esempio PORT=3000.',
  wrongDataDir: 'DATA_DIR deve essere il percorso di una cartella, per esempio DATA_DIR=./data.',
  wrongDatabaseUrl:
    'DATABASE_URL deve essere l’indirizzo di un database PostgreSQL, per esempio DATABASE_URL=postgres://utente:password@localhost:5432/pistone.',
  wrongShopUrl:
    'SHOP_URL deve essere l’indirizzo del negozio senza percorso, per esempio SHOP_URL=https://www.example.it.',
  wrongTrustedProxies:
    'TRUSTED_PROXIES deve essere una lista di indirizzi o reti dei proxy, separati da virgole, per esempio TRUSTED_PROXIES=127.0.0.1,::1,10.0.0.0/24.',
  wrongMetricsAddresses:
    'METRICS_ADDRESSES deve essere una lista di indirizzi o reti che possono leggere /metrics, separati da virgole, per esempio METRICS_ADDRESSES=127.0.0.1,::1,10.0.0.0/24.',
  wrongWebhookNetworks:
    'WEBHOOK_NETWORKS deve essere una lista di indirizzi o reti interne a cui i webhook possono scrivere, separati da virgole, per esempio WEBHOOK_NETWORKS=192.168.1.0/24.',
  wrongSmtpUrl:
    'SMTP_URL deve essere l’indirizzo di un server di posta, per esempio SMTP_URL=smtp://utente:password@mail.example.it:587.',
  wrongVatRegisterUrl:
    'VAT_REGISTER_URL deve essere l’indirizzo del registro europeo delle partite IVA, per esempio VAT_REGISTER_URL=https://ec.europa.eu/taxation_customs/vies/rest-api.',
  wrongPaymentProvider:
    'Le variabili di un gestore dei pagamenti vanno indicate tutte insieme: PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_CLIENT_ID e PAYMENT_PROVIDER_SECRET per PayPal, SATISPAY_URL, SATISPAY_KEY_ID e SATISPAY_PRIVATE_KEY per Satispay, NEXI_URL e NEXI_API_KEY per Nexi XPay, per esempio PAYMENT_PROVIDER_URL=https://api-m.paypal.com.',
  wrongCredentialsKey:
    'CREDENTIALS_KEY deve avere almeno 32 caratteri, per esempio quelli di openssl rand -hex 32.',
  wrongLocalPayments:
    'LOCAL_PAYMENT_PROVIDERS vale solo per gestori di prova su questo computer, per esempio LOCAL_PAYMENT_PROVIDERS=paypal.sandbox=http://127.0.0.1:4000.',
  wrongPaymentScript:
    'PAYMENT_PROVIDER_SCRIPT_URL deve essere l’indirizzo dello script del gestore dei pagamenti, senza parametri, per esempio PAYMENT_PROVIDER_SCRIPT_URL=https://www.paypal.com/sdk/js; GOOGLE_PAY_SCRIPT_URL quello di Google, per esempio GOOGLE_PAY_SCRIPT_URL=https://pay.google.com/gp/p/js/pay.js.',
  wrongSessionSecret:
    'SESSION_SECRET deve avere almeno 32 caratteri, per esempio quelli di openssl rand -hex 32.',
  wrongWirePrefixes:
    'WIRE_PREFIXES deve essere una lista di coppie con lettere, cifre e trattini bassi, per esempio WIRE_PREFIXES=p=wholesale,P=WHOLESALE,t=ptable,pp=wallet,platform=shop.',
  wrongDemoProducts:
    'DEMO_PRODUCTS deve essere un numero intero tra 0 e 200000, per esempio DEMO_PRODUCTS=1200 (0 per un negozio vuoto).',
  wrongDemoAccounts:
    'DEMO_ACCOUNTS deve essere refuse (a un indirizzo pubblico il negozio non si apre con gli accessi di prova) oppure allow, per esempio DEMO_ACCOUNTS=allow.',
  wrongDemoPictures:
    'DEMO_PICTURES deve essere ahead (tutte le immagini di prova appena il negozio è aperto) oppure when-asked (ognuna quando serve), per esempio DEMO_PICTURES=ahead.',
  wrongLogLevel:
    'LOG_LEVEL deve essere uno tra silent, error, warn, info e debug, per esempio LOG_LEVEL=info.',
};

export type StartMessages = typeof start;
