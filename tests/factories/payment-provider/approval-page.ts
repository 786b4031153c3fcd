import type { ServerResponse } from 'node:http';
import type { ProviderLedger } from './provider-ledger.ts';
import type { VaultSetup } from './vault-ledger.ts';

/** The provider's own page, on which the buyer approves or goes back; of a card it asks for what the shop never sees. */
export function approvalPage(asked: {
  readonly method: string;
  readonly body: string;
  readonly searchParams: URLSearchParams;
  readonly response: ServerResponse;
  readonly ledger: ProviderLedger;
}): void {
  const { method, searchParams, response, ledger } = asked;
  const id = searchParams.get('token') ?? '';
  const order = ledger.orders.get(id);
  const setup = ledger.vault.setups.get(id);
  if (setup) {
    setupPage(asked, setup);
    return;
  }
  if (!order) {
    response.writeHead(404).end();
    return;
  }
  if (method === 'POST') {
    const isApproved = new URLSearchParams(asked.body).get('action') === 'approve';
    if (isApproved)
      ledger.approve(
        id,
        order.payment_source.card ? { brand: 'visa', liability_shift: 'POSSIBLE' } : undefined,
      );
    const back = new URL(isApproved ? order.returnUrl : order.cancelUrl);
    back.searchParams.set('token', id);
    if (isApproved) back.searchParams.set('PayerID', 'PAYER1');
    response.writeHead(303, { location: back.href }).end();
    return;
  }
  const [unit] = order.purchase_units;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(pageOf(`<p>Importo: <output>${unit?.amount.value}</output> EUR</p>`));
}

type Asked = Parameters<typeof approvalPage>[0];

/** The same for a wallet that is stored without a purchase. */
function setupPage(
  { method, body, response, ledger }: Asked,
  { id, returnUrl, cancelUrl }: VaultSetup,
): void {
  if (method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pageOf('<p>Il negozio vuole salvare il tuo conto per i prossimi acquisti.</p>'));
    return;
  }
  const agrees = new URLSearchParams(body).get('action') === 'approve';
  if (agrees) ledger.vault.approve(id);
  const back = new URL(agrees ? returnUrl : cancelUrl);
  back.searchParams.set('approval_token_id', id);
  response.writeHead(303, { location: back.href }).end();
}

const pageOf = (text: string) => `<!doctype html><html lang="it"><head><title>Gestore dei pagamenti</title>
<link rel="icon" href="data:,"></head><body><main><h1>Gestore dei pagamenti</h1>
${text}
<form method="post"><button name="action" value="approve">Approva</button> <button name="action" value="cancel">Annulla</button></form>
</main></body></html>`;
