import type pg from 'pg';
import type { Column } from './describe-statement.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Join Type'?: string;
  readonly 'Parent Relationship'?: string;
  readonly 'Subplan Name'?: string;
  readonly Strategy?: string;
  readonly 'One-Time Filter'?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly Plan[];
};

export type Nullable = 'never' | 'sometimes' | 'always';

/** Aggregates that are null of no rows. */
const emptyIsNull =
  /^(sum|min|max|avg|array_agg|json_agg|jsonb_agg|string_agg|json_object_agg|jsonb_object_agg|bool_or|bool_and)\(/;

/**
 * Which columns can be null, as far as that is certain: columns of tables that allow it, those of a side that a join leaves empty, sums of
 * no rows, `case` without `else`, scalar subqueries without a row. Other columns count as never null.
 */
export async function nullableColumns(
  client: pg.Client,
  text: string,
  columns: readonly Column[],
  isNullable: (column: Column) => boolean,
  isFlagOrList: (column: Column) => boolean,
): Promise<readonly Nullable[]> {
  const own = columns.map((column) => (isNullable(column) ? 'sometimes' : 'never'));
  const plan = await planOf(client, text);
  if (!plan) return own;
  const emptied = emptiedIn(plan);
  const conditions = JSON.stringify(plan);
  return columns.map((column, at): Nullable => {
    const output = plan.Output?.[at];
    if (!output) return own[at] ?? 'never';
    if (/^NULL::\w+$/.test(output)) return 'always';
    // A condition on the side of a join holds only where that side is there.
    const quoted = output.replaceAll('"', '\\"');
    const isAsked = conditions.includes(`(${quoted} IS NOT NULL)`) || conditions.includes(`(${quoted} = `);
    if (isAsked && !emptied.has(output)) return 'never';
    // A plan does not tell `exists` and `array`, which always have a value, from other subqueries.
    if (/(Sub|Init)Plan|^\$\d+$/.test(output) && isFlagOrList(column)) return own[at] ?? 'never';
    return own[at] === 'sometimes' || canBeNull(output, plan, emptied) ? 'sometimes' : 'never';
  });
}

/** The plan that holds for all values, so that none of them takes a join away. */
async function planOf(client: pg.Client, text: string): Promise<Plan | undefined> {
  const bare = text.replace(/^\s*\/\*.*?\*\//, '').trim();
  if (!/^(select|with|insert|update|delete)\b/i.test(bare)) return undefined;
  await client.query('begin; set local plan_cache_mode = force_generic_plan');
  try {
    await client.query(`prepare checked as ${bare}`);
    const { rows } = await client.query<{ count: number }>(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'checked'`,
    );
    const count = rows[0]?.count ?? 0;
    const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join()})`;
    const explained = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (verbose, costs off, format json) execute checked${values}`,
    );
    return explained.rows[0]?.['QUERY PLAN'][0]?.Plan;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

/** What the sides of outer joins put out that may stay empty. */
function emptiedIn(plan: Plan): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: Plan): void => {
    const side = (name: string) => node.Plans?.find((one) => one['Parent Relationship'] === name);
    const emptied =
      { Left: ['Inner'], Right: ['Outer'], Full: ['Inner', 'Outer'] }[node['Join Type'] ?? ''] ?? [];
    for (const name of emptied) for (const output of side(name)?.Output ?? []) found.add(output);
    for (const child of node.Plans ?? []) visit(child);
  };
  visit(plan);
  return found;
}

function canBeNull(output: string, plan: Plan, emptied: ReadonlySet<string>): boolean {
  if (/^NULL::/.test(output) || /^CASE .*(?<!ELSE .*)END$/s.test(output)) return true;
  if (/^[\w."]+$/.test(output) && emptied.has(output)) return true;
  const node = nodeBelow(plan);
  if (emptyIsNull.test(output) && isWhole(output))
    return node['Node Type'] === 'Aggregate' && node.Strategy === 'Plain';
  const [, name, given] = /^\(((?:SubPlan|InitPlan) \d+)\)(?:\.\w+)?$|^(\$\d+)$/.exec(output) ?? [];
  const subplan = name ? subplanIn(plan, name) : given && subplanIn(plan, `(returns ${given})`);
  if (!subplan) return false;
  const below = nodeBelow(subplan);
  const hasOneRow =
    (below['Node Type'] === 'Aggregate' && below.Strategy === 'Plain') ||
    (below['Node Type'] === 'Result' && !below['One-Time Filter']);
  if (!hasOneRow) return true;
  return (subplan.Output ?? []).some((inner) => canBeNull(inner, subplan, emptied));
}

/** A call from its first bracket to its last one. */
function isWhole(output: string): boolean {
  let depth = 0;
  for (const [at, sign] of [...output].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && sign === ')' && at < output.length - 1) return false;
  }
  return true;
}

/** What makes the rows, beneath what only sorts or counts them. */
function nodeBelow(plan: Plan): Plan {
  const [first] = plan.Plans?.filter((one) => one['Parent Relationship'] === 'Outer') ?? [];
  return first && /^(Limit|Sort|Result)$/.test(plan['Node Type']) ? nodeBelow(first) : plan;
}

function subplanIn(plan: Plan, name: string): Plan | undefined {
  for (const child of plan.Plans ?? []) {
    const own = child['Subplan Name'] ?? '';
    if (own === name || own.startsWith(`${name} `) || own.endsWith(name)) return child;
    const found = subplanIn(child, name);
    if (found) return found;
  }
  return undefined;
}
