import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type SetUpProgress, type SetUpStep, setUpSteps } from '../rules/set-up-steps.ts';

type Needs = Pick<RequestContext, 'db' | 'clock'>;

const key = 'set_up';
const stored = z.partialRecord(z.enum(setUpSteps), z.enum(['done', 'skipped']));

/** How far the set-up is; null in a shop that has never begun one. */
export async function readSetUpProgress({ db }: Pick<Needs, 'db'>): Promise<SetUpProgress | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? stored.catch({}).parse(row.value) : null;
}

/** Begins the set-up of a shop, which leads its administrator there until it is over. */
export async function beginSetUp({ db, clock }: Needs): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: '{}', updated_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes what has become of a step; what was done stays done when it is skipped later. */
export async function noteStep(
  { db, clock }: Needs,
  step: SetUpStep,
  state: 'done' | 'skipped',
): Promise<void> {
  const noted = JSON.stringify({ [step]: state });
  const value =
    state === 'done' ? sql`settings.value || excluded.value` : sql`excluded.value || settings.value`;
  await sql`
    insert into settings (key, value, updated_at) values (${key}, ${noted}::jsonb, ${clock.now()})
    on conflict (key) do update set value = ${value}, updated_at = excluded.updated_at`.execute(db);
}
