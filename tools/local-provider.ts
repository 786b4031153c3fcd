// `npm run provider -- 4000`: a payment provider on this machine, which speaks the real protocol and has a script for browsers. For trying the shop.

import { aPaymentProvider } from '../tests/factories/a-payment-provider.ts';

const port = Number(process.argv[2] ?? 4000);
const { url, clientId, secret, webhookId, scriptUrl, googlePayUrl } = await aPaymentProvider({ port });
process.stdout.write(`A payment provider for tries answers at ${url}. Start the shop with:

PAYMENT_PROVIDER_URL=${url} PAYMENT_PROVIDER_CLIENT_ID=${clientId} PAYMENT_PROVIDER_SECRET=${secret} \\
PAYMENT_PROVIDER_WEBHOOK_ID=${webhookId} PAYMENT_PROVIDER_SCRIPT_URL=${scriptUrl} \\
GOOGLE_PAY_SCRIPT_URL=${googlePayUrl} npm start

Cards: 4111 1111 1111 1111 pays, 4000 0000 0000 1091 asks the bank, 6011 1111 1111 1117 is of another brand. Any expiry to come, any code.
`);
