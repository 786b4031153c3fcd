import { recordAudit } from '#foundation/audit/server/record-audit.ts';
import { paymentProviders } from '#foundation/payment-provider/rules/payment-providers.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { AskedConnection } from './find-connection.ts';

/** Turns a provider on in an environment, or off. Payments under way go on where they were started. */
export async function switchProvider(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'visitor'>,
  { code, environment }: Pick<AskedConnection, 'code' | 'environment'>,
  isOn: boolean,
): Promise<void> {
  await ctx.db.transaction().execute(async (db) => {
    const before = await db
      .selectFrom('payment_providers')
      .select(['is_on', 'environment'])
      .where('provider', '=', code)
      .forUpdate()
      .executeTakeFirst();
    const after = { is_on: isOn, environment };
    await db
      .insertInto('payment_providers')
      .values({ provider: code, ...after })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(after))
      .execute();
    await recordAudit(
      { ...ctx, db },
      {
        what: isOn ? 'activated' : 'deactivated',
        subject: { kind: 'payment-provider', id: code, name: paymentProviders[code].name },
        before: before ?? { is_on: false, environment },
        after,
      },
    );
  });
}
