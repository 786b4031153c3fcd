import { choice, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the forms of the keys carry their nonce for. */
export const apiKeysAction = 'api-keys';

export const apiKeysPath = '/staff/api-keys/';

/** What a key is for, as programs name it. */
export const apiKeyAccess = ['read', 'write', 'read_write'] as const;
export type ApiKeyAccess = (typeof apiKeyAccess)[number];

/** Whether a key may be used for a call: reading and writing are apart. */
export function allowsMethod(access: ApiKeyAccess, method: string): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return access === 'read_write' || access === (reads ? 'read' : 'write');
}

const shapes = { key: /^ck_[0-9a-f]{40}$/, secret: /^cs_[0-9a-f]{40}$/ };

/** Whether a text can be a key of this shop at all. */
export const isConsumerKey = (text: string) => shapes.key.test(text);
export const isConsumerSecret = (text: string) => shapes.secret.test(text);

/** A nonce counts once within this time, and a timestamp of a signed call may be this far from the shop's clock, in milliseconds. */
export const SIGNED_CALL_MS = 15 * 60 * 1000;

/** How old the last use of a key becomes before it is stored again, in milliseconds. */
export const LAST_USE_MS = 60 * 1000;

/** The form of a new key. */
export const apiKeyForm = () =>
  formSchema({
    name: line({ required: 'no-name', most: 100 }),
    owner: line({ required: 'owner-unknown', most: 12 }),
    access: choice(apiKeyAccess, 'access-unknown'),
  });

export type ApiKeyDraft = DraftOf<ReturnType<typeof apiKeyForm>>;
export type ApiKeyProblem = ProblemOf<ReturnType<typeof apiKeyForm>> | 'owner-above';
export type ApiKeyProblems = Readonly<Partial<Record<keyof ApiKeyDraft, ApiKeyProblem>>>;

/** Why a key opens nothing. */
export type ApiKeyState = 'active' | 'revoked' | 'owner-gone';

/** A key as staff see it. */
export type ApiKey = {
  readonly id: number;
  readonly name: string;
  /** the last characters of the consumer key */
  readonly end: string;
  readonly access: ApiKeyAccess;
  readonly state: ApiKeyState;
  readonly owner: { readonly id: number; readonly name: string };
  /** ISO 8601 */
  readonly createdAt: string;
  /** ISO 8601; null for one that was never used */
  readonly lastUsedAt: string | null;
  readonly lastUsedFrom: string | null;
  /** ISO 8601; null while it is not revoked */
  readonly revokedAt: string | null;
};

/** What has just been done with a key, as the address says it. */
export const apiKeyActions = ['revoked', 'expired-form'] as const;
export type ApiKeyAction = (typeof apiKeyActions)[number];
