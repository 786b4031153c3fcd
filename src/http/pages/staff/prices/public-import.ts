import { publicVerdicts } from '#catalogue/public-prices/rules/public-verdict.ts';
import { postPublicImport } from '#catalogue/public-prices/server/imports/confirm-public-prices.ts';
import { readPublicImport } from '#catalogue/public-prices/server/imports/read-public-import.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { stagedImportPath } from '#pricing/prices/rules/staff-prices.ts';
import { parseQuantity } from '#pricing/quantities/rules/parse-quantity.ts';
import { found } from '../../not-found.ts';

type File = { readonly listId: number; readonly importId: number };

/** What the page of a file of public prices shows. */
export async function readPublicFile(ctx: RequestContext, file: File, asked: URLSearchParams) {
  const verdict = publicVerdicts.find((one) => one === asked.get('rows')) ?? null;
  const page = parseQuantity(asked.get('page') ?? '1') || 1;
  return found(await readPublicImport(ctx, { ...file, verdict, page }));
}

/** Its form: what is wrong, and where its writer goes on. */
export async function postPublicFile(ctx: RequestContext, file: File, form: FormData) {
  const problem = await postPublicImport(ctx, file, form);
  return { problem, path: stagedImportPath(file.listId, file.importId) };
}
