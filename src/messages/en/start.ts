import type { StartMessages } from '../it/start.ts';

export const start: StartMessages = {
  open: (address) => `Pistone is open at ${address}`,
  openingHeading: 'Demo log-ins:',
  login: (who, email, password, address) => `  ${who}: ${email} / ${password} (${address})`,
  firstAdministrator: (url) =>
    `The shop has no administrator yet. Create one here, within a day and once:\n  ${url}`,
  demoShopInPublic: (address) =>
    `SHOP_URL=${address} is a public address, and the demo shop has log-ins with passwords that everybody knows: it is not made. For a real shop start with DEMO_PRODUCTS=0; to show the demo itself add DEMO_ACCOUNTS=allow.`,
  demoAccountsInPublic: (address, emails) =>
    `SHOP_URL=${address} is a public address, and anybody can log in to this shop as ${emails} by the demo passwords: it is not opened. For a real shop start with a new data folder (DATA_DIR) or another database and DEMO_PRODUCTS=0; or start without SHOP_URL, change those passwords or block those accounts. To show the demo itself add DEMO_ACCOUNTS=allow.`,
  preparingDemoShop: (products) =>
    products > 0
      ? `First start: preparing the demo shop with ${products} products…`
      : 'First start: preparing an empty shop…',
  closing: 'Pistone is closing…',
  portTaken: (port) =>
    `Port ${port} is taken: stop the program that uses it or start Pistone on another one, for example PORT=${port + 1}.`,
  portForbidden: (port) =>
    `Opening port ${port} is not allowed: start Pistone on a port from 1024 up, for example PORT=3000.`,
  databaseUnreachable: (reason) =>
    `The database named by DATABASE_URL does not answer (${reason}): check address, user and password.`,
  databaseTooOld: (version) =>
    `The database is PostgreSQL ${version}, but version 15 or newer is needed: upgrade it or name another server in DATABASE_URL.`,
  databaseGone: (reason: string) =>
    `The database of Pistone has ended and could not be started again three times in a row (${reason}): Pistone closes. Check the free space and the permissions of the data folder, then start it again.`,
  resetLink: (email, url) => `Link to a new password for ${email}, for one hour and one use:\n${url}`,
  satispayKeyUsage:
    'Name the address of Satispay and the activation code of its dashboard, for example: npm run satispay-key -- https://authservices.satispay.com ABC123',
  satispayKeyRefused: (issue: string) =>
    `Satispay did not activate the key (${issue}). An activation code works once and in one environment: make another one.`,
  resetLinkUsage: 'Name the email of the account, for example: npm run reset-link -- counter@example.com',
  resetLinkUnknown: (email) => `No account has the email ${email}: check how it is written.`,
  resetLinkNoShop: (folder) =>
    `There is no shop in ${folder} yet: start it once with npm start, or set the same DATA_DIR, DATABASE_URL and SESSION_SECRET that you start it with.`,
  resetLinkFailed: (reason) => `The database of the shop does not answer: ${reason}`,
  databaseOfOlderPostgres: (directory, found, brought) =>
    `The folder ${directory} holds a database of PostgreSQL ${found}; this version of Pistone uses PostgreSQL ${brought}, which cannot open it. The data is as it was. With the version of Pistone used so far run npm run backup -- --to FOLDER, then with this one and an empty DATA_DIR npm run restore -- ARCHIVE: the steps are in docs/operations.md.`,
  databaseOfNewerPostgres: (directory, found, brought) =>
    `The folder ${directory} holds a database of PostgreSQL ${found}; this version of Pistone uses PostgreSQL ${brought}, which is older and cannot open it. The data is as it was: start the version of Pistone that wrote it.`,
  failed: 'Pistone could not start:',
  wrongPort: 'PORT must be a whole number between 1 and 65535, for example PORT=3000.',
  wrongDataDir: 'DATA_DIR must be the path of a folder, for example DATA_DIR=./data.',
  wrongDatabaseUrl:
    'DATABASE_URL must be the address of a PostgreSQL database, for example DATABASE_URL=postgres://user:password@localhost:5432/pistone.',
  wrongShopUrl:
    'SHOP_URL must be the address of the shop without a path, for example SHOP_URL=https://www.example.it.',
  wrongTrustedProxies:
    'TRUSTED_PROXIES must be a list of addresses or networks of proxies, separated by commas, for example TRUSTED_PROXIES=127.0.0.1,::1,10.0.0.0/24.',
  wrongMetricsAddresses:
    'METRICS_ADDRESSES must be a list of addresses or networks that may read /metrics, separated by commas, for example METRICS_ADDRESSES=127.0.0.1,::1,10.0.0.0/24.',
  wrongWebhookNetworks:
    'WEBHOOK_NETWORKS must be a list of addresses or networks inside your own that webhooks may be sent to, separated by commas, for example WEBHOOK_NETWORKS=192.168.1.0/24.',
  wrongSmtpUrl:
    'SMTP_URL must be the address of a mail server, for example SMTP_URL=smtp://user:password@mail.example.it:587.',
  wrongVatRegisterUrl:
    'VAT_REGISTER_URL must be the address of the European register of VAT numbers, for example VAT_REGISTER_URL=https://ec.europa.eu/taxation_customs/vies/rest-api.',
  wrongPaymentProvider:
    'The variables of a payment provider belong together: PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_CLIENT_ID and PAYMENT_PROVIDER_SECRET of PayPal, SATISPAY_URL, SATISPAY_KEY_ID and SATISPAY_PRIVATE_KEY of Satispay, NEXI_URL and NEXI_API_KEY of Nexi XPay, for example PAYMENT_PROVIDER_URL=https://api-m.paypal.com.',
  wrongCredentialsKey:
    'CREDENTIALS_KEY must have at least 32 characters, for example those of openssl rand -hex 32.',
  wrongLocalPayments:
    'LOCAL_PAYMENT_PROVIDERS is for test providers on this computer alone, for example LOCAL_PAYMENT_PROVIDERS=paypal.sandbox=http://127.0.0.1:4000.',
  wrongPaymentScript:
    'PAYMENT_PROVIDER_SCRIPT_URL must be the address of the payment provider’s script, without parameters, for example PAYMENT_PROVIDER_SCRIPT_URL=https://www.paypal.com/sdk/js; GOOGLE_PAY_SCRIPT_URL that of Google, for example GOOGLE_PAY_SCRIPT_URL=https://pay.google.com/gp/p/js/pay.js.',
  wrongSessionSecret:
    'SESSION_SECRET must have at least 32 characters, for example those of openssl rand -hex 32.',
  wrongWirePrefixes:
    'WIRE_PREFIXES must be a list of pairs of letters, digits and underscores, for example WIRE_PREFIXES=p=wholesale,P=WHOLESALE,t=ptable,pp=wallet,platform=shop.',
  wrongDemoProducts:
    'DEMO_PRODUCTS must be a whole number between 0 and 200000, for example DEMO_PRODUCTS=1200 (0 for an empty shop).',
  wrongDemoAccounts:
    'DEMO_ACCOUNTS must be refuse (at a public address the shop does not open with demo log-ins) or allow, for example DEMO_ACCOUNTS=allow.',
  wrongDemoPictures:
    'DEMO_PICTURES must be ahead (all demo pictures as soon as the shop is open) or when-asked (each when it is needed), for example DEMO_PICTURES=ahead.',
  wrongLogLevel: 'LOG_LEVEL must be one of silent, error, warn, info and debug, for example LOG_LEVEL=info.',
};
