import {
  fieldName,
  fieldOfFileInput,
  fileProblemName,
} from '#customers/registration/rules/registration-form.ts';
import { receiveRegistrationForm } from '#customers/registration/server/receive-registration-form.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';

const headers = { 'cache-control': 'no-store' };

/** One file of a registration, sent as soon as it is chosen: the answer tells under what it is stored, or why it is not. */
export async function sendRegistrationFile(request: Request, ctx: RequestContext): Promise<Response> {
  const id = fieldOfFileInput(new URL(request.url).searchParams.get('field') ?? '');
  const received = await receiveRegistrationForm(ctx, request);
  if (!received.ok) {
    const isLarge = received.problem === 'too-large';
    const problem = isLarge ? 'file-too-large' : 'file-not-stored';
    return Response.json({ token: null, problem }, { status: isLarge ? 413 : 400, headers });
  }
  if (id === null)
    return Response.json({ token: null, problem: 'file-not-stored' }, { status: 400, headers });
  const token = received.fields.get(fieldName({ id }));
  const problem = received.fields.get(fileProblemName({ id })) ?? 'file-not-stored';
  if (token !== null) return Response.json({ token, problem: null }, { headers });
  return Response.json({ token: null, problem }, { status: 422, headers });
}
