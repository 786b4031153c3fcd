import { createServer } from 'node:http';
import { onLoopback } from './on-loopback.ts';

type Behaviour =
  | 'works'
  /** it makes the shipment and hangs up before it answers */
  | 'hangs-up'
  | 'talks-nonsense'
  /** the shipments are with the branch already */
  | 'at-depot'
  | { readonly code: number; readonly says: string };

type Shipment = {
  readonly data: Readonly<Record<string, unknown>>;
  readonly confirmed: boolean;
};

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 270 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** BRT's service for shipments on this machine: what it has made stands in `shipments`, by the sender's reference. */
export async function aBrtService({ confirmsByItself = true } = {}) {
  const shipments = new Map<number, Shipment>();
  const asked: string[] = [];
  let behaviour: Behaviour = 'works';
  let made = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = `${request.method} ${request.url}`;
    asked.push(call);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    if (behaviour === 'talks-nonsense') {
      response.end('<html>');
      return;
    }
    const answer = answerTo(call, body);
    if (behaviour === 'hangs-up') {
      request.socket.destroy();
      return;
    }
    response.setHeader('content-type', 'application/json');
    if (!answer) response.statusCode = 404;
    response.end(JSON.stringify(answer ?? {}));
  });

  const said = (code: number, message = '') => ({
    executionMessage: {
      code,
      severity: code < 0 ? 'ERROR' : 'INFO',
      codeDesc: '',
      message,
    },
  });

  function answerTo(call: string, body: Record<string, Record<string, unknown>>) {
    const part = body.createData ?? body.confirmData ?? body.deleteData ?? {};
    const reference = Number(part.numericSenderReference);
    const isKnown = body.account?.userID === '1020100' && body.account.password === 'segreta';
    const failure = isKnown
      ? typeof behaviour === 'object'
        ? said(behaviour.code, behaviour.says)
        : null
      : said(-7, 'login failed');
    switch (call) {
      case 'POST /rest/v1/shipments/shipment': {
        if (failure) return { createResponse: failure };
        made += 1;
        shipments.set(reference, { data: part, confirmed: confirmsByItself });
        const parcelID = `0${String(154_024_160_000 + made)}`;
        const stream = Buffer.from(pdf).toString('base64');
        return {
          createResponse: {
            ...said(0),
            numericSenderReference: reference,
            labels: { label: [{ dataLength: pdf.length, parcelID, trackingByParcelID: parcelID, stream }] },
          },
        };
      }
      case 'PUT /rest/v1/shipments/shipment': {
        if (failure) return { confirmResponse: failure };
        if (confirmsByItself) return { confirmResponse: said(-101, 'autoconfirm') };
        const found = shipments.get(reference);
        if (found) shipments.set(reference, { ...found, confirmed: true });
        return { confirmResponse: said(found ? 0 : -101) };
      }
      case 'PUT /rest/v1/shipments/delete': {
        if (failure) return { deleteResponse: failure };
        if (behaviour === 'at-depot') return { deleteResponse: said(-152, 'in lavorazione') };
        return { deleteResponse: said(shipments.delete(reference) ? 0 : -151) };
      }
      default:
        return null;
    }
  }

  return {
    ...(await onLoopback(server)),
    shipments,
    asked,
    behave(next: Behaviour) {
      behaviour = next;
    },
  };
}
