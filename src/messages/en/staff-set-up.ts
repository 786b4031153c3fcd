import type { staffSetUp as italian } from '../it/staff-set-up.ts';

/** In the menu. */
export const menu = { setup: 'First steps' };

const steps: (typeof italian)['steps'] = {
  firm: {
    title: 'The firm',
    summary: 'Name, address, VAT number and contacts: at the foot of every page, in emails and in documents.',
    intro: 'Who sells, and how to reach them. What you enter holds at once in the whole shop.',
    fields: {
      shop_name: 'Name of the shop',
      shop_legal_name: 'Legal name',
      shop_address: 'Address',
      shop_vat_number: 'VAT number',
      shop_rea: 'REA number (optional)',
      shop_pec: 'Certified email, PEC (optional)',
      shop_sdi: 'SDI recipient code (optional)',
      shop_email: 'Email',
      shop_phone: 'Telephone (optional)',
      shop_hours: 'Hours (optional)',
    },
    hints: {
      shop_name: 'As customers call it.',
      shop_address: 'Street and number, postcode, town and province.',
      shop_sdi: 'Seven letters or digits: where you receive electronic invoices.',
      shop_email: 'The shop writes from it, and is written to there.',
      shop_hours: 'When the telephone is answered.',
    },
  },
  look: {
    title: 'The look',
    summary: 'Logo, icon and colours, checked for being easy to read.',
    intro:
      'The logo stands on top of pages, in emails and in documents. The main colour is that of buttons and sale prices, the dark one that of the foot of the page.',
    remove: { logo: 'Remove the logo', icon: 'Remove the icon' },
    fields: {
      shop_logo: 'Logo',
      shop_icon: 'Icon',
      logo_file: 'Logo (optional)',
      icon_file: 'Icon (optional)',
      shop_tagline: 'Tagline (optional)',
      theme_accent: 'Main colour',
      theme_dark: 'Dark colour',
    },
    hints: {
      logo_file:
        'PNG, WebP or JPEG of up to 4 MB, best on a transparent ground. Without a logo the name is shown.',
      icon_file: 'Square, at least 180 × 180 pixels: on the tabs of browsers and on telephones.',
      shop_tagline: 'A short sentence for search engines and the foot of the page.',
      theme_accent: 'It must be readable on white and under white text.',
      theme_dark: 'Light text stands on it.',
    },
  },
  prices: {
    title: 'Prices and VAT',
    summary: 'Whether prices are entered with VAT, and which rates are needed.',
    intro:
      'With the tick, 24.90 entered for a product is 24.90 in the shop as well; without it VAT is added, and private customers see 30.38. The rates hold in all of Italy; those of other countries and the exceptions are among the VAT rates.',
    fields: {
      prices_include_tax: 'I enter prices with VAT',
      standard: 'Standard (%)',
      reduced: 'Reduced (%)',
      'second-reduced': 'Second reduced (%)',
      'super-reduced': 'Super-reduced (%)',
    },
    hints: {
      reduced: 'Empty: not needed.',
      'second-reduced': 'Empty: not needed.',
      'super-reduced': 'Empty: not needed.',
    },
  },
  shipping: {
    title: 'Shipping and payment',
    summary: 'What shipping costs in Italy and on its islands, bank transfer and cash on delivery.',
    intro:
      'Amounts in euro, VAT included. Further zones, rates and payment providers are added on their own pages.',
    legends: { shipping: 'Shipping', transfer: 'Bank transfer', cash: 'Cash on delivery' },
    fields: {
      italyCost: 'Italy (€)',
      italyFreeFrom: 'Italy: free from (€)',
      islandsCost: 'Islands (€)',
      islandsFreeFrom: 'Islands: free from (€)',
      bank_transfer_enabled: 'I accept bank transfers',
      bank_transfer_holder: 'Account holder',
      bank_transfer_iban: 'IBAN',
      bank_transfer_bank: 'Bank (optional)',
      cash_on_delivery_enabled: 'I accept cash on delivery',
      cash_on_delivery_fee_cents: 'Fee of cash on delivery (€)',
    },
    hints: {
      italyFreeFrom: 'Empty: never free.',
      islandsCost: 'Sicily, Sardinia and smaller islands.',
      islandsFreeFrom: 'Empty: never free.',
      cash_on_delivery_fee_cents: 'Empty: no fee.',
    },
  },
  email: {
    title: 'Emails',
    summary: 'The server that sends order confirmations and notices, with a test message.',
    intro: 'Your email service names these data under SMTP. The password is encrypted and never shown again.',
    fields: {
      host: 'SMTP server',
      port: 'Port',
      security: 'Encryption',
      user: 'User name (optional)',
      password: 'Password',
      testTo: 'Send a test to',
    },
    hints: {
      host: 'For example smtp.yourdomain.com',
      port: 'Usually 587 with STARTTLS, 465 with TLS.',
    },
    securities: { starttls: 'STARTTLS', tls: 'TLS', none: 'None' },
    configured:
      'The environment variable SMTP_URL names the mail server and comes first: here it can only be tested.',
    keepPassword: 'Stored already. Leave it empty to keep it.',
    sendTest: 'Save and send the test',
  },
};

export const staffSetUp: typeof italian = {
  title: 'First steps',
  intro: 'Five short steps to open the shop. You may stop at any time and go on from here.',
  finished: 'You have seen all steps. Only the products are missing now; every step can be opened again.',
  toProducts: 'Add products',
  notAllowed: 'Your role does not include this step.',
  next: 'To do now',
  states: { done: 'Done', skipped: 'Skipped', open: 'To do' },
  backToSteps: 'Back to the steps',
  stepOf: (step, all) => `${step} of ${all}.`,
  doneTab: (title) => `${title} ✓`,
  saveAndGoOn: 'Save and continue',
  skip: 'Skip for now',
  steps,
  problems: {
    'no-vat-number': 'this is no valid VAT number: check its digits',
    'no-rate': 'enter a percentage, for example 22',
    'in-use': 'products have this rate: change it there before you take it away',
    'no-amount': 'enter an amount, for example 7.90',
    'too-much': 'this is too high: check the amount',
    'no-host': 'enter the name of the server, for example smtp.yourdomain.com',
    'no-port': 'enter a number from 1 to 65535',
    'no-security': 'choose an entry of the list',
  },
  fileProblems: {
    empty: 'the file is empty',
    'too-large': 'the file has more than 4 MB: make it smaller and try once more',
    'too-many-pixels': 'the picture has more than 50 megapixels: make it smaller and try once more',
    'not-a-picture': 'this is no PNG, WebP or JPEG: export the file as PNG, also when it is an SVG',
    'unfit-kind': 'GIF files do not fit: use a PNG, a WebP or a JPEG',
    'phone-format': 'not every browser shows HEIC, the format of telephones: save the picture as JPEG',
    animated: 'animated pictures are not allowed',
    damaged: 'the picture is incomplete or damaged: export it once more',
    'not-stored': 'the file was not stored because of a problem on our side: try once more in a moment',
    'too-small': 'the picture is too small: a logo needs a height of 24 pixels, an icon 180',
    busy: 'too many pictures are being worked on: try once more in a minute',
  },
  testSent: 'The test message has left: check your mail.',
  testProblems: {
    'log-in': 'The server refused the user name or the password.',
    host: 'The server cannot be found: check its name.',
    refused: 'The server does not accept the connection: check port and encryption.',
    timeout: 'The server does not answer in time: check name and port.',
    encryption: 'The encrypted connection fails: check port and encryption.',
    recipient: 'The server refused the sender or the recipient.',
    other: 'The message did not leave.',
  },
  serverSaid: (answer) => `The server answered: “${answer}”`,
  testMessage: {
    subject: (shop) => `${shop}: test message`,
    text: (shop) => `${shop} has sent this message to test its mail server. If you read it, it works.`,
  },
};
