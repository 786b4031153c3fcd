import { fileProblems, type RefusedFile, type UploadProblem, uploadProblems } from './upload-problem.ts';

/** What became of an upload: how many pictures were added, which files were not taken; or why none was looked at. */
export type UploadOutcome = {
  readonly added: number;
  readonly refused: readonly RefusedFile[];
  readonly problem: UploadProblem | null;
  /** of what was added to the library */
  readonly ids?: readonly number[];
};

export const nothingAdded = (problem: UploadProblem): UploadOutcome => ({ added: 0, refused: [], problem });

const mostNamed = 20;

/** An outcome as the query of the page that shows it: `added=2&refused=damaged:foto.jpg`. */
export function outcomeQuery({ added, refused, problem }: UploadOutcome): string {
  const fields = [['added', String(added)]];
  if (problem !== null) fields.push(['problem', problem]);
  for (const { name, problem: why } of refused.slice(0, mostNamed))
    fields.push(['refused', `${why}:${name}`]);
  return fields.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`).join('&');
}

/** Reads that query; null where it holds no outcome. */
export function readOutcome(query: {
  get(name: string): string | null;
  getAll(name: string): string[];
}): UploadOutcome | null {
  const added = query.get('added');
  if (added === null || !/^\d{1,2}$/.test(added)) return null;
  const problem = uploadProblems.find((known) => known === query.get('problem')) ?? null;
  const refused = query.getAll('refused').flatMap((text) => {
    const at = text.indexOf(':');
    const why = fileProblems.find((known) => known === text.slice(0, at));
    return why ? [{ name: text.slice(at + 1), problem: why }] : [];
  });
  return { added: Number(added), refused: refused.slice(0, mostNamed), problem };
}
