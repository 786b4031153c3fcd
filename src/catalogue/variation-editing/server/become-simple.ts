import { sql } from 'kysely';
import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { VariationsAnswer } from '../rules/variations-answer.ts';
import { lockParent } from './lock-parent.ts';
import { refreshParent } from './refresh-parent.ts';

/** Makes a variable product without variations a simple one; what its attributes are for variations is over. */
export function becomeSimple(
  ctx: RequestContext,
  productId: number,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly answer: VariationsAnswer }> {
  return inTransaction(ctx.db, async (db) => {
    const product = await lockParent(db, productId);
    if (!product) return { ok: false, answer: { kind: 'gone' } } as const;
    if (product.trashed) return { ok: false, answer: { kind: 'in-trash' } } as const;
    if (product.type === 'simple') return { ok: true } as const;
    const { rows } = await sql`select from products where parent_id = ${productId} limit 1`.execute(db);
    if (rows.length > 0) return { ok: false, answer: { kind: 'has-variations' } } as const;
    await sql`update product_attributes set for_variations = false, default_term_id = null where product_id = ${productId}`.execute(
      db,
    );
    await sql`insert into stock (product_id) values (${productId}) on conflict do nothing`.execute(db);
    await sql`update products set type = 'simple' where id = ${productId}`.execute(db);
    await refreshParent(db, productId);
    await sql`select refresh_in_stock(${productId})`.execute(db);
    await recordAudit(
      { ...ctx, db },
      {
        what: 'changed',
        subject: { kind: 'product', id: productId, name: product.name },
        before: { kind: 'variable' },
        after: { kind: 'simple' },
      },
    );
    return { ok: true } as const;
  });
}
