import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { wholesaleNonceAction } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { listFile } from '#wholesale/purchase-lists/server/list-file.ts';
import { ajaxHeaders, ajaxText } from '../../../ajax-reply.ts';
import { listIdIn } from './list-call.ts';

/** `GET …?action={p}downloadpurchaselist&list={id}&security={token}`: the list as a CSV file (LIST-14). */
export async function downloadList(request: Request, ctx: RequestContext): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (!ctx.nonces.check(wholesaleNonceAction(ctx.wire), searchParams.get('security') ?? '')) {
    return ajaxText('-1', 403);
  }
  const id = listIdIn(searchParams.get('list') ?? '');
  const file = await listFile(ctx, id);
  if (!file) return ajaxText('0', 404);
  return new Response(file.text, {
    headers: {
      ...ajaxHeaders,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="lista-${id}.csv"; filename*=UTF-8''${encoded(file.title)}.csv`,
    },
  });
}

/** A name as a header carries it: no character of it means anything else there (RFC 8187). */
function encoded(title: string): string {
  return encodeURIComponent(title.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
