import { picturesPath } from '#catalogue/media/rules/upload-form.ts';
import { outcomeQuery, type UploadOutcome } from '#catalogue/media/rules/upload-outcome.ts';
import type { UploadProblem } from '#catalogue/media/rules/upload-problem.ts';
import { uploadPictures } from '#catalogue/media/server/upload-pictures.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PictureFiles } from '#foundation/services/picture-files.ts';

const problemStatus: Record<UploadProblem, number> = {
  'expired-form': 403,
  'no-product': 404,
  'no-file': 422,
  'too-many-files': 413,
  malformed: 400,
  busy: 503,
};

function statusOf({ added, refused, problem }: UploadOutcome): number {
  if (problem !== null) return problemStatus[problem];
  return added === 0 && refused.length > 0 ? 422 : 200;
}

/** Pictures for a product: a script is told the outcome as JSON, a plain form is led back to its page, which tells it. */
export async function uploadPicturesEndpoint(
  request: Request,
  ctx: RequestContext,
  params: Readonly<Record<string, string>>,
  files: PictureFiles,
): Promise<Response> {
  const productId = Number(params.id);
  const outcome = await uploadPictures({ ctx, files }, { request, productId });
  const headers = { 'cache-control': 'no-store' };
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(outcome, { status: statusOf(outcome), headers });
  }
  const location = `${picturesPath(productId)}?${outcomeQuery(outcome)}`;
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
