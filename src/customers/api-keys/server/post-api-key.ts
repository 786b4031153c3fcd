import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  type ApiKeyAction,
  type ApiKeyProblems,
  apiKeyForm,
  apiKeysAction,
  apiKeysPath,
} from '../rules/api-key.ts';
import { createApiKey, type MadeApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

/** What became of the form of a new key; its secret leaves the shop here and nowhere else. */
export type ApiKeyOutcome =
  | ({ readonly kind: 'made'; readonly name: string } & MadeApiKey)
  | { readonly kind: 'again'; readonly problems: ApiKeyProblems | null; readonly typed: PostedForm };

/** The form of a new key. */
export async function postApiKeyForm(ctx: RequestContext, form: FormData): Promise<ApiKeyOutcome> {
  const typed = postedForm(form);
  const again = (problems: ApiKeyProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(apiKeysAction, typedText(typed, '_wpnonce'))) return again(null);
  const read = readForm(apiKeyForm(), typed);
  if (!read.ok) return again(read.problems);
  const made = await createApiKey(ctx, read.draft);
  if (!made.ok) return again({ owner: made.error.code });
  const { consumerKey, consumerSecret } = made;
  return { kind: 'made', name: read.draft.name, consumerKey, consumerSecret };
}

/** The buttons of the list: a key is revoked. */
export async function postApiKeys(
  ctx: RequestContext,
  form: FormData,
): Promise<{ readonly kind: 'go'; readonly path: string }> {
  const done = (action: ApiKeyAction) => ({ kind: 'go', path: `${apiKeysPath}?done=${action}` }) as const;
  if (!ctx.nonces.check(apiKeysAction, textOf(form, '_wpnonce'))) return done('expired-form');
  const [, id] = /^revoke-([1-9]\d{0,8})$/.exec(textOf(form, 'action')) ?? [];
  if (id !== undefined && (await revokeApiKey(ctx, Number(id)))) return done('revoked');
  return { kind: 'go', path: apiKeysPath };
}
