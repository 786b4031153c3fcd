import { type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Project } from './open-project.ts';

/** What `pg` makes of a type of the database, by the parsers of `src/foundation/database/client.ts`. */
export type Made =
  | 'number'
  | 'string'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | 'json'
  | 'nothing'
  | `${'number' | 'string' | 'boolean' | 'Date' | 'Buffer'}[]`;

/** By the names of `pg_type`; what is not here comes as text. */
const madeOf: Readonly<Record<string, Made>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  void: 'nothing',
  _int2: 'number[]',
  _int4: 'number[]',
  _oid: 'number[]',
  _float4: 'number[]',
  _float8: 'number[]',
  _numeric: 'number[]',
  // Unlike a single one: the parser of the shop is for single numbers.
  _int8: 'string[]',
  _bytea: 'Buffer[]',
  _bool: 'boolean[]',
  _date: 'Date[]',
  _timestamp: 'Date[]',
  _timestamptz: 'Date[]',
};

export function madeFrom(type: string): Made {
  return madeOf[type] ?? (type.startsWith('_') ? 'string[]' : 'string');
}

const nullish = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void;

export function mayBeNull(project: Project, type: Type): boolean {
  return isAnything(type) || project.partsOf(type).some(({ flags }) => (flags & nullish) !== 0);
}

const isAnything = ({ flags }: Type) => (flags & (TypeFlags.Any | TypeFlags.Unknown)) !== 0;

/** Whether each value that the database makes is one of the declared type. */
export function fits(project: Project, declared: Type, made: Made): boolean {
  if (made === 'json' || made === 'nothing' || isAnything(declared)) return true;
  const parts = project.partsOf(declared).filter(({ flags }) => (flags & nullish) === 0);
  // Null alone: a column that this statement leaves empty.
  if (parts.length === 0) return true;
  return parts.every((part) => kindOf(project, part) === made || isAnything(part));
}

/** What a type is beneath its literals and brands. */
export function kindOf(project: Project, type: Type): string {
  const { flags } = type;
  if (flags & (TypeFlags.Number | TypeFlags.NumberLiteral | TypeFlags.Enum)) return 'number';
  if (flags & (TypeFlags.String | TypeFlags.StringLiteral | TypeFlags.TemplateLiteral)) return 'string';
  if (flags & (TypeFlags.Boolean | TypeFlags.BooleanLiteral)) return 'boolean';
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((part) => kindOf(project, part));
    return kinds.find((kind) => /^(number|string|boolean)$/.test(kind)) ?? 'object';
  }
  const text = project.textOf(type);
  if (/^Date$/.test(text)) return 'Date';
  if (/^(NonShared)?Buffer\b|^Uint8Array\b/.test(text)) return 'Buffer';
  if (/^(readonly )?\[/.test(text)) return 'array';
  if (/\[\]$|^(Readonly)?Array</.test(text)) {
    const item = project.argumentOf(type);
    return item ? `${kindsOf(project, item)}[]` : 'array';
  }
  return 'object';
}

function kindsOf(project: Project, type: Type): string {
  const parts = project.partsOf(type).filter(({ flags }) => (flags & nullish) === 0);
  const kinds = new Set(parts.map((part) => kindOf(project, part)));
  return kinds.size === 1 ? String([...kinds][0]) : 'several';
}

const textual = new Set(['text', 'varchar', 'bpchar', 'name', 'citext', 'unknown']);

/** Whether a value of a kind can be sent for a parameter of the database's type; text is read as anything. */
export function canBeSent(kind: string, type: string): boolean {
  const made = madeFrom(type);
  switch (kind) {
    case 'number':
      return made === 'number' || made === 'json';
    case 'boolean':
      return made === 'boolean' || made === 'json';
    case 'Date':
      return made === 'Date';
    case 'Buffer':
      return made === 'Buffer';
    case 'string':
      return !made.endsWith('[]') && made !== 'Buffer' && made !== 'number' && made !== 'boolean';
    case 'object':
      return made === 'json';
    default:
      if (kind.endsWith('[]'))
        return type.startsWith('_') && (madeFrom(type) === kind || type === '_int8' || kind === 'string[]');
      return !textual.has(type) || kind === 'array';
  }
}
