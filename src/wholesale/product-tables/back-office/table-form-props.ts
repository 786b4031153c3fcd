import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import type { TableAction, TableProblems } from '../rules/staff-table.ts';
import type { TableDefinition } from '../rules/table-definition.ts';

/** An entry of a choice. */
export type Choice = { readonly value: string; readonly label: string };

export type TablePageProps = {
  /** null for a new one */
  readonly id: number | null;
  readonly table: TableDefinition;
  readonly codes: readonly string[];
  readonly choices: Readonly<Record<'categories' | 'tags' | 'brands' | 'attributes', readonly Choice[]>>;
  /** of `staffTablesAction` */
  readonly nonce: string;
  readonly done: TableAction | null;
  readonly rejected: {
    readonly problems: TableProblems | null;
    readonly unknown: readonly string[];
    readonly typed: PostedForm;
  } | null;
};
