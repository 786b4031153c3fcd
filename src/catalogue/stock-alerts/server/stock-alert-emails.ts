import { type RawBuilder, sql } from 'kysely';
import { variationChoices } from '#catalogue/stock/server/variation-choices.ts';
import type { Database } from '#foundation/database/client.ts';
import { queueEmails } from '#foundation/emails/server/queue-emails.ts';

/** The emails of a request: the one that it is confirmed by, and the one that it was made for. */
export const stockAlertEmailKinds = ['stock-alert-confirm', 'stock-alert'] as const;
export type StockAlertEmailKind = (typeof stockAlertEmailKinds)[number];

/** What both are written from. */
export type EmailedStockAlert = {
  readonly locale: 'it' | 'en';
  readonly name: string;
  /** of a variation; '' for other articles */
  readonly choices: string;
  readonly sku: string | null;
  readonly slug: string;
  /** of a variation, by wire name: `attribute_pa_litri` */
  readonly attributes: Readonly<Record<string, string>>;
};

type Asked = { readonly id: number; readonly email: string };

/** Queues emails in the transaction that makes them necessary: each goes to each request once. */
export async function queueStockAlertEmails(
  db: Database,
  kind: StockAlertEmailKind,
  alerts: readonly Asked[],
  now: Date,
): Promise<void> {
  await queueEmails(
    db,
    alerts.map(({ id, email }) => ({ kind, recipient: email, about_id: id, created_at: now })),
  );
}

/** The request that an email of the outbox is about; null where it is gone. */
export const readEmailedStockAlert = (db: Database, outboxId: number) =>
  readAlert(db, sql`(select about_id from outbox where id = ${outboxId})`);

/** A request as its emails speak of it. */
export const readStockAlertForEmail = (db: Database, { id }: { readonly id: number }) =>
  readAlert(db, sql`${id}::int`);

async function readAlert(db: Database, id: RawBuilder<unknown>): Promise<EmailedStockAlert | null> {
  const { rows } = await sql<{
    locale: 'it' | 'en';
    name: string;
    choices: string;
    sku: string | null;
    slug: string | null;
    attributes: Readonly<Record<string, string>> | null;
  }>`
    select a.locale, listed.name, p.sku, listed.slug, ${variationChoices(sql`p.id`)} as choices,
      (select json_object_agg('attribute_pa_' || ta.slug, t.slug) from variation_terms vt
        join attributes ta on ta.id = vt.attribute_id join attribute_terms t on t.id = vt.term_id
        where vt.variation_id = p.id) as attributes
    from stock_alerts a
    join products p on p.id = a.product_id
    join products listed on listed.id = coalesce(p.parent_id, p.id)
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row || row.slug === null) return null;
  return { ...row, slug: row.slug, attributes: row.attributes ?? {} };
}
