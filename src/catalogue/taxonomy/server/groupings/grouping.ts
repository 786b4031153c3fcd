import type { AuditSubjectKind } from '#foundation/audit/rules/audit-entry.ts';
import type { Database } from '#foundation/database/client.ts';
import type { GroupingDraft, GroupingSection, GroupingUses } from '../../rules/grouping-form.ts';

/** A row of a list of staff. */
export type GroupingRow = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** in any state */
  readonly products: number;
};

/** Part of a list by name. */
export type GroupingPart = {
  /** for `ilike` */ readonly pattern: string;
  readonly limit: number;
  readonly offset: number;
};

/** A kind of what products are grouped by, as the tables have it. */
export type Grouping = {
  readonly section: GroupingSection;
  readonly subject: AuditSubjectKind;
  /** makes writers wait for each other, so that a slug is used once */
  readonly lock: (db: Database) => Promise<unknown>;
  readonly list: (db: Database, part: GroupingPart) => Promise<readonly GroupingRow[]>;
  readonly count: (db: Database, pattern: string) => Promise<number>;
  readonly read: (db: Database, id: number) => Promise<GroupingDraft | null>;
  readonly uses: (db: Database, id: number) => Promise<GroupingUses>;
  readonly slugs: (db: Database, except: number | null) => Promise<readonly string[]>;
  /** the id of what was written */
  readonly write: (db: Database, id: number | null, draft: GroupingDraft) => Promise<number>;
  /** Its products, rules and addresses go to another one. */
  readonly hand: (db: Database, from: number, to: number) => Promise<void>;
  /** Nothing belongs to it any more but its products, which lose it. */
  readonly remove: (
    db: Database,
    draft: GroupingDraft & { readonly id: number; readonly to: number | null },
  ) => Promise<void>;
};
