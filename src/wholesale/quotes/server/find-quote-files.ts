import { FILE_WAITS_MS } from '#foundation/private-files/rules/file-limits.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { conversationFilePath } from '#wholesale/conversations/rules/conversation-paths.ts';

/** A file that waits to be taken by a quote request. */
type QuoteFile = { readonly id: number; readonly name: string };

/** The address of a file of a quote request (QUO-09). */
export const quoteFileAddress = ({ shopUrl }: Pick<RequestContext, 'shopUrl'>, id: number) =>
  shopUrl + conversationFilePath(id);

/** The files of the visitor's own session behind their addresses, by address; any other address finds nothing. */
export async function findQuoteFiles(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'session' | 'shopUrl'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, QuoteFile>> {
  const session = ctx.session.current();
  const ids = addresses.flatMap((address) => idIn(ctx, address) ?? []);
  if (ids.length === 0 || !session) return new Map();
  const rows = await ctx.db
    .selectFrom('sent_files')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('purpose', '=', 'quote')
    .where('session_id', '=', session.id)
    .where('taken_at', 'is', null)
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - FILE_WAITS_MS))
    .execute();
  return new Map(rows.map((row) => [quoteFileAddress(ctx, row.id), row]));
}

function idIn(ctx: Pick<RequestContext, 'shopUrl'>, address: string): number | null {
  const id = Number(/\/([1-9]\d{0,14})\/$/.exec(address)?.[1] ?? 0);
  return id > 0 && quoteFileAddress(ctx, id) === address ? id : null;
}
