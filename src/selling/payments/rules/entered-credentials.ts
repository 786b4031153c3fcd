import type { Credential, Credentials } from '#foundation/payment-provider/rules/provider-connection.ts';

export type CredentialProblem = 'missing' | 'malformed' | 'other-account';

export type EnteredCredentials =
  | {
      readonly ok: true;
      readonly credentials: Credentials;
      /** a code was entered that has to be exchanged, or none is stored that was */
      readonly isToActivate: boolean;
    }
  | { readonly ok: false; readonly problems: Readonly<Record<string, CredentialProblem>> };

// What a person pastes: words, or a key in several lines.
const printable = /^[\x20-\x7e\r\n]{1,8000}$/;

/**
 * What was entered together with what is stored: a secret that is left empty stays as it is. Credentials of another account begin anew: their
 * secrets must be entered (`other-account`), and what was made for the old one is dropped.
 */
export function enteredCredentials(
  known: readonly Credential[],
  typed: (name: string) => string,
  stored: Credentials | null,
): EnteredCredentials {
  const problems: Record<string, CredentialProblem> = {};
  const entered = new Map<string, string>();
  const isOther = known.some(({ name, secret, origin, account }) => {
    if (!account || origin !== 'entered' || !stored) return false;
    // An empty field of a secret keeps it.
    return typed(name) !== stored[name] && !(secret && typed(name) === '');
  });
  const base = isOther ? null : stored;
  for (const { name, secret, origin, optional } of known) {
    if (origin === 'made') continue;
    const value = typed(name);
    if (value !== '' && !printable.test(value)) problems[name] = 'malformed';
    else if (value !== '') entered.set(name, value);
    else if (origin === 'once' && base) continue;
    else if (secret && base?.[name]) entered.set(name, base[name]);
    else if (!optional) problems[name] = isOther && secret ? 'other-account' : 'missing';
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const once = known.filter(({ origin }) => origin === 'once').map(({ name }) => name);
  const isToActivate = once.some((name) => entered.has(name));
  const made = known
    .filter(({ origin }) => origin === 'made')
    .flatMap(({ name }) => (base?.[name] && !isToActivate ? [[name, base[name]] as const] : []));
  return { ok: true, credentials: Object.fromEntries([...made, ...entered]), isToActivate };
}

/** Whether both are credentials of the same account, as far as they name one. */
export function isSameAccount(known: readonly Credential[], one: Credentials, other: Credentials): boolean {
  const names = known.filter(({ account }) => account).map(({ name }) => name);
  return names.length > 0 && names.every((name) => (one[name] ?? '') !== '' && one[name] === other[name]);
}

const shownEnd = 4;
const longEnough = 12;

/** What may be shown of credentials: values that are no secret, and how long secrets end. */
export function shownCredentials(known: readonly Credential[], credentials: Credentials): Credentials {
  const shown = known.flatMap(({ name, secret }) => {
    const value = credentials[name] ?? '';
    if (value === '') return [];
    if (!secret) return [[name, value] as const];
    const tail = value.trim().slice(-shownEnd);
    const isWord = value.length >= longEnough && !value.includes('-----');
    return [[name, isWord ? tail : ''] as const];
  });
  return Object.fromEntries(shown);
}
