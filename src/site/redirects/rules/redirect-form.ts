import { choice, fieldBy } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf, readForm } from '#foundation/forms/rules/form-schema.ts';
import { usualPath } from '#site/frame/rules/usual-path.ts';
import { type Redirect, redirectKinds } from './follow-redirect.ts';
import { isOwnArea, LONGEST_ADDRESS, pathToMatch, WILDCARD } from './path-to-match.ts';

/** What the forms of redirects, and of addresses without a page, carry their nonce for. */
export const redirectsAction = 'staff-redirects';

const countWildcards = (address: string) => address.split(WILDCARD).length - 1;

type SourceProblem = 'no-source' | 'whole-shop' | 'own-area' | 'two-wildcards' | 'too-long';

function sourceProblem(source: string): SourceProblem | null {
  if (source === '') return 'no-source';
  if (source.length > LONGEST_ADDRESS) return 'too-long';
  if (countWildcards(source) > 1) return 'two-wildcards';
  if (source.replaceAll(WILDCARD, '').replaceAll('/', '') === '') return 'whole-shop';
  return isOwnArea(source) ? 'own-area' : null;
}

const source = fieldBy((typed, wrong: (problem: SourceProblem) => void) => {
  const path = pathToMatch(typed);
  const problem = sourceProblem(path);
  if (problem !== null) wrong(problem);
  return path;
});

const wholeAddress = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?#]|$)/i;
const ownPath = /^\/(?![/\\])/;

/** A path of the shop in its usual spelling: what is redirected need not be redirected once more. */
function usualTarget(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const usual = path.includes(WILDCARD) ? null : usualPath(path);
  return (usual ?? path) + address.slice(path.length);
}

const target = fieldBy((typed, wrong: (problem: 'bad-target' | 'too-long' | 'two-wildcards') => void) => {
  // In a header of HTTP stand plain characters alone.
  const address = typed.trim().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  if (address === '') return '';
  if (address.length > LONGEST_ADDRESS) wrong('too-long');
  else if (countWildcards(address) > 1) wrong('two-wildcards');
  else if (!ownPath.test(address) && !wholeAddress.test(address)) wrong('bad-target');
  return ownPath.test(address) ? usualTarget(address) : address;
});

/** The form of a redirect; whether another one has its source, or they lead in circles, the server asks. */
export const redirectForm = formSchema(
  { source, kind: choice(redirectKinds, 'no-kind'), target },
  ({ source: from, kind, target: to }) => ({
    target:
      kind !== 'gone' &&
      (to === ''
        ? 'no-target'
        : to.includes(WILDCARD) && !from.includes(WILDCARD) && 'wildcard-without-source'),
  }),
  (draft): Redirect => ({ ...draft, target: draft.kind === 'gone' ? '' : draft.target }),
);

export type RedirectDraft = DraftOf<typeof redirectForm>;
/** Why a redirect cannot be stored. */
export type RedirectProblem = ProblemOf<typeof redirectForm> | 'taken' | 'circle';
export type RedirectProblems = Readonly<Partial<Record<keyof RedirectDraft, RedirectProblem>>>;

/** Most redirects that are added at once. */
export const MOST_LINES = 2000;

/** Why a line of many is refused; `line` from 1 on. */
export type LineProblem = { readonly line: number; readonly text: string; readonly problem: RedirectProblem };

/** Redirects as lines: the old address, then the new one after a tab, a semicolon, `->` or a blank. Blank lines are skipped. */
export function readRedirectLines(text: string): {
  readonly drafts: readonly (RedirectDraft & { readonly line: number })[];
  readonly problems: readonly LineProblem[];
} {
  const drafts: (RedirectDraft & { readonly line: number })[] = [];
  const problems: LineProblem[] = [];
  for (const [at, content] of text.split(/\r\n?|\n/).entries()) {
    if (content.trim() === '') continue;
    const [from = '', to = ''] = content.trim().split(/\s*(?:\t|;|->|→)\s*|\s+/, 2);
    const read = readForm(redirectForm, { source: [from], kind: ['permanent'], target: [to] });
    const place = { line: at + 1, text: content.trim().slice(0, 120) };
    if (read.ok) drafts.push({ ...read.draft, line: place.line });
    else problems.push({ ...place, problem: read.problems.source ?? read.problems.target ?? 'no-source' });
  }
  return { drafts, problems };
}
