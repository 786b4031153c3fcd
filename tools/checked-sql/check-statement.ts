import pg from 'pg';
import { type Column, describeStatement } from './describe-statement.ts';
import type { Statement } from './find-statements.ts';
import { canBeSent, fits, kindOf, madeFrom, mayBeNull } from './fitting-types.ts';
import { nullableColumns } from './nullable-columns.ts';
import type { Project } from './open-project.ts';
import { Unknown } from './unknown.ts';

/** What Kysely says of rows that were written and not asked for. */
const written = /^(Insert|Update|Delete|Merge)Result$/;

export type Problem = { readonly sentence: string; readonly nullColumn?: string };

/** Compares statements with a migrated database: what it says of their parameters and columns, and what the code declares. */
export class StatementChecker {
  readonly #project: Project;
  readonly #client: pg.Client;
  readonly #types = new Map<number, string>();
  readonly #nullable = new Set<string>();

  private constructor(project: Project, client: pg.Client) {
    this.#project = project;
    this.#client = client;
  }

  static async open(project: Project, url: string): Promise<StatementChecker> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const checker = new StatementChecker(project, client);
    const types = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
    for (const { oid, typname } of types.rows) checker.#types.set(oid, typname);
    const columns = await client.query<{ attrelid: number; attnum: number }>(
      `select attrelid, attnum from pg_attribute join pg_class c on c.oid = attrelid
        where not attnotnull and relkind in ('r', 'p')`,
    );
    for (const { attrelid, attnum } of columns.rows) checker.#nullable.add(`${attrelid}.${attnum}`);
    return checker;
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  /** What is wrong with a statement. */
  async check(statement: Statement): Promise<readonly Problem[]> {
    const { text, row } = statement;
    const described = await describeStatement(this.#client, text);
    if (described instanceof Error)
      return [{ sentence: `cannot be prepared: ${described.message}\n${text}` }];
    const problems: Problem[] = statement.parameters.flatMap((value, at) =>
      this.#parameter(value, described.parameters[at], at).map((sentence) => ({ sentence })),
    );
    if (!row || written.test(this.#project.textOf(row))) return problems;
    const { columns } = described;
    const isNullable = (column: Column) => this.#isNullable(column);
    const nullable = await nullableColumns(this.#client, text, columns, isNullable, ({ oid }) =>
      /^(_|bool$)/.test(this.#types.get(oid) ?? ''),
    );
    for (const { name, type, optional } of this.#project.propertiesOf(row)) {
      const at = columns.findLastIndex((column) => column.name === name);
      const column = columns[at];
      if (!column) {
        if (!optional) problems.push({ sentence: `declares ${name}, which is no column` });
        continue;
      }
      if (!type) continue;
      const made = madeFrom(this.#types.get(column.oid) ?? '');
      const declared = this.#project.textOf(type);
      const isNull = nullable[at] !== 'never' && !mayBeNull(this.#project, type);
      if (nullable[at] !== 'always' && !fits(this.#project, type, made))
        problems.push({ sentence: `${name} is ${made}, declared as ${declared}` });
      else if (isNull)
        problems.push({ sentence: `${name} may be null, declared as ${declared}`, nullColumn: name });
    }
    return problems;
  }

  #isNullable({ table, attribute }: Column): boolean {
    return this.#nullable.has(`${table}.${attribute}`);
  }

  #parameter(value: unknown, oid: number | undefined, at: number): readonly string[] {
    const type = this.#types.get(oid ?? 0) ?? '';
    return this.#kindsOf(value)
      .filter((kind) => !canBeSent(kind, type))
      .map((kind) => `$${at + 1} is ${type}, given ${kind}`);
  }

  #kindsOf(value: unknown): readonly string[] {
    if (value === null || value === undefined) return [];
    if (value instanceof Unknown) {
      if (!value.type) return [];
      const parts = this.#project
        .partsOf(value.type)
        .filter(
          (part) => !/^(null|undefined|any|unknown|never|object|\{\})$/.test(this.#project.textOf(part)),
        );
      return parts.map((part) => kindOf(this.#project, part)).filter((kind) => !kind.startsWith('several'));
    }
    if (Array.isArray(value)) return value.flatMap((one) => this.#kindsOf(one).map((kind) => `${kind}[]`));
    return [typeof value];
  }
}
