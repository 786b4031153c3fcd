import { StatementChecker } from './check-statement.ts';
import type { NeverNull, Unread } from './checked-sql.data.ts';
import { findStatements, type Template } from './find-statements.ts';
import type { Project } from './open-project.ts';

export type CheckedSql = {
  /** a sentence each: what the database and the code do not agree about, what was not read, what is listed and need not be */
  readonly problems: readonly string[];
  readonly statements: number;
  readonly templates: number;
  /** those that declare a type, and how many of them are part of a checked statement */
  readonly declared: number;
  readonly read: number;
};

type Listed = { readonly unread: readonly Unread[]; readonly neverNull: readonly NeverNull[] };

/** Prepares every raw statement of some files on a migrated database and compares parameters and columns with what the code declares. */
export async function checkSql(
  project: Project,
  paths: readonly string[],
  url: string,
  listed: Listed,
): Promise<CheckedSql> {
  const { statements, templates } = findStatements(project, paths);
  const problems = new Set<string>();
  const needed = new Set<object>();
  const checker = await StatementChecker.open(project, url);
  try {
    for (const statement of statements) {
      for (const { sentence, nullColumn } of await checker.check(statement)) {
        const known = listed.neverNull.find(
          ({ path, column }) => path === statement.path && column === nullColumn,
        );
        if (known) needed.add(known);
        else problems.add(`${statement.path}:${statement.line} ${sentence}`);
      }
    }
  } finally {
    await checker.close();
  }
  const reached = new Set(statements.flatMap((statement) => statement.templates));
  const open = [...templates].flatMap(([key, template]) => (reached.has(key) ? [] : [template]));
  for (const template of open) {
    const known = listed.unread.find((entry) => isOf(entry, template));
    if (known) needed.add(known);
    else
      problems.add(
        `${template.path}:${template.line} is part of no statement that could be read: ${template.text}`,
      );
  }
  for (const entry of [...listed.unread, ...listed.neverNull]) {
    if (!needed.has(entry))
      problems.add(`${entry.path} is listed and need not be: ${'text' in entry ? entry.text : entry.column}`);
  }
  const declared = [...templates].filter(([, template]) => template.declared !== null);
  return {
    problems: [...problems],
    statements: statements.length,
    templates: templates.size,
    declared: declared.length,
    read: declared.filter(([key]) => reached.has(key)).length,
  };
}

const isOf = (entry: Unread, template: Template) =>
  entry.path === template.path && template.text.includes(entry.text);
