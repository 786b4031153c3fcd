import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownReturnsFor } from '#messages/own-returns-for.ts';
import { postOwnReturns } from '#selling/returns/server/post-own-returns.ts';
import { AskReturnView, type AskReturnViewProps } from '#selling/returns/storefront/ask-return-view.tsx';
import { type DocumentPage, documentLoader } from '../../documents/document-loader.tsx';
import { openOwnReturns } from './open-own-returns.tsx';

export const loader = documentLoader(async (asked) => {
  const opened = await openOwnReturns(asked);
  return opened.ok ? page(asked.ctx, opened.own, null) : opened.page;
});

export const action = documentLoader(async (asked) => {
  const { ctx, request } = asked;
  const opened = await openOwnReturns(asked);
  if (!opened.ok) return opened.page;
  const outcome = await postOwnReturns(ctx, opened, await request.formData());
  if (outcome.kind === 'go') return redirect(outcome.path, 303);
  return { ...page(ctx, opened.own, outcome), status: 422 };
});

function page(
  { visitor }: RequestContext,
  own: AskReturnViewProps['own'],
  refused: AskReturnViewProps['refused'],
): DocumentPage {
  return {
    head: ownReturnsFor(visitor.audience.locale).form.title(own.orderNumber),
    sheets: ['business'],
    view: <AskReturnView own={own} requestKey={randomUUID()} refused={refused} />,
  };
}
