import { redirect } from 'react-router';
import {
  alertDoneFrom,
  alertLinkActions,
  alertLinkPath,
  stockAlertPath,
} from '#catalogue/stock-alerts/rules/stock-alert.ts';
import {
  askForStockAlert,
  readStockAlertPage,
  type StockAlertPage,
} from '#catalogue/stock-alerts/server/ask-for-stock-alert.ts';
import { changeStockAlert, openStockAlert } from '#catalogue/stock-alerts/server/stock-alert-links.ts';
import { AlertLinkView } from '#catalogue/stock-alerts/storefront/alert-link-view.tsx';
import { StockAlertView } from '#catalogue/stock-alerts/storefront/stock-alert-view.tsx';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { stockAlertFor } from '#messages/stock-alert-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';

export const loader = documentLoader(async ({ ctx, url }) => {
  const { searchParams } = url;
  const done = alertDoneFrom(searchParams.get('done'));
  const key = searchParams.get('key');
  if (key !== null) {
    ctx.reply.preventCaching();
    const alert = await openStockAlert(ctx, key);
    return {
      head: titleIn(ctx),
      view: <AlertLinkView alert={alert} linkKey={key} done={alert && done} />,
      status: alert ? 200 : 410,
    };
  }
  const product = searchParams.get('product') ?? '';
  const read = await readStockAlertPage(ctx, { product, done });
  return { ...page(ctx, read), status: read.product === null && product !== '' ? 404 : 200 };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const form = await request.formData();
  const posted = postedForm(form);
  const key = typedText(posted, 'key');
  const pressed = alertLinkActions.find((one) => one === typedText(posted, 'action'));
  if (key !== '' && pressed) {
    const done = await changeStockAlert(ctx, { key, action: pressed });
    const isThere = done === null || done === 'confirmed';
    const path = isThere ? alertLinkPath(encodeURIComponent(key)) : `${stockAlertPath()}?`;
    return redirect(done === null ? path : `${path}${isThere ? '&' : ''}done=${done}`, 303);
  }
  const outcome = await askForStockAlert(ctx, form);
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...page(ctx, outcome.page), status: outcome.status };
});

const titleIn = ({ visitor }: RequestContext) => stockAlertFor(visitor.audience.locale).title;

function page(ctx: RequestContext, read: StockAlertPage): DocumentPage {
  return { head: titleIn(ctx), view: <StockAlertView {...read} /> };
}
