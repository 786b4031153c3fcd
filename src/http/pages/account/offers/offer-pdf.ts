import { offerPdf } from '#wholesale/offers/server/offer-pdf.ts';
import { readOwnOffer } from '#wholesale/offers/server/read-own-offers.ts';
import { fileDownload } from '../../file-download.ts';
import { idFrom, notFound } from '../../not-found.ts';
import { requestContextOf } from '../../request-context-key.ts';
import { businessAccount } from '../own-account.ts';
import type { Route } from './+types/offer-pdf.ts';

/** The document of an offer, for its customer alone (OFF-06). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  businessAccount(ctx, request);
  const offer = await readOwnOffer(ctx, idFrom(params.id));
  if (!offer) throw notFound();
  return fileDownload(await offerPdf(ctx, offer));
}
