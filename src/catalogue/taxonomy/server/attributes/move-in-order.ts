import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import type { Database } from '#foundation/database/client.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import { moveInTree } from '#foundation/records/rules/move-in-tree.ts';
import type { RowMove } from '#foundation/records/rules/row-move.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { listStaffAttributes, readStaffTerms } from './read-staff-attributes.ts';
import { lockAttributes } from './save-attribute.ts';

export type MovedInOrder =
  | { readonly ok: true; readonly name: string; readonly position: number; readonly count: number }
  | { readonly ok: false; readonly error: { readonly code: 'no-such-row' | 'no-further' } };

type Asked = { readonly id: number; readonly move: RowMove };

type Order = {
  readonly kind: 'attribute' | 'attribute-term';
  readonly read: (db: Database) => Promise<readonly { readonly id: number; readonly name: string }[]>;
  readonly write: (db: Database, ids: readonly number[]) => Promise<unknown>;
};

/** Moves an attribute of the shop among the others: filters of listings and tables stand in their order. */
export const moveAttribute = (ctx: RequestContext, asked: Asked): Promise<MovedInOrder> =>
  moveAmong(ctx, asked, {
    kind: 'attribute',
    read: (db) => listStaffAttributes({ db }),
    write: (db, ids) =>
      sql`
        update attributes a set position = x.position::int
        from unnest(${ids}::int[]) with ordinality as x (id, position)
        where a.id = x.id and a.position is distinct from x.position`.execute(db),
  });

/** Moves a term among those of its attribute. */
export const moveTerm = (
  ctx: RequestContext,
  { attributeId, ...asked }: Asked & { readonly attributeId: number },
): Promise<MovedInOrder> =>
  moveAmong(ctx, asked, {
    kind: 'attribute-term',
    read: (db) => readStaffTerms(db, attributeId),
    write: (db, ids) =>
      sql`
        update attribute_terms t set position = x.position::int
        from unnest(${ids}::int[]) with ordinality as x (id, position)
        where t.id = x.id and t.position is distinct from x.position`.execute(db),
  });

function moveAmong(ctx: RequestContext, { id, move }: Asked, order: Order): Promise<MovedInOrder> {
  return inTransaction(ctx.db, async (db): Promise<MovedInOrder> => {
    await lockAttributes(db);
    const all = await order.read(db);
    const at = all.findIndex((one) => one.id === id);
    const name = all[at]?.name;
    if (name === undefined) return { ok: false, error: { code: 'no-such-row' } };
    const moved = moveInTree(
      all.map((one) => ({ id: one.id, parentId: null })),
      id,
      move,
    );
    if (!moved.ok || moved.parentId !== null) return { ok: false, error: { code: 'no-further' } };
    await order.write(db, moved.siblings);
    const position = moved.siblings.indexOf(id) + 1;
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: order.kind, id, name },
        before: { position: at + 1 },
        after: { position },
      },
    );
    return { ok: true, name, position, count: all.length };
  });
}
