import { sql } from 'kysely';
import type { Database } from '#foundation/database/client.ts';
import type { PeerProblem } from '#foundation/services/peer-client.ts';

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

/** A delivery as staff see it in the list of its webhook. */
export type ListedDelivery = {
  readonly id: number;
  readonly resource: string;
  readonly objectId: number;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly createdAt: Date;
  readonly nextAt: Date;
  /** of the last try: what was answered; null where nobody answered or none was made */
  readonly status: number | null;
  readonly problem: PeerProblem | null;
};

export type DeliveryPage = {
  readonly rows: readonly ListedDelivery[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

const DELIVERIES_ON_A_PAGE = 50;

type Row = {
  id: number;
  resource: string;
  object_id: number;
  state: DeliveryState;
  tries: number;
  created_at: Date;
  next_at: Date;
  status: number | null;
  problem: PeerProblem | null;
};

/** The deliveries of a webhook, the newest first; null beyond the last page. */
export async function listDeliveries(
  db: Database,
  { webhookId, state, page }: { webhookId: number; state: DeliveryState | null; page: number },
): Promise<DeliveryPage | null> {
  const ofState = state === null ? sql`true` : sql`d.state = ${state}`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from webhook_deliveries d where d.webhook_id = ${webhookId} and ${ofState}`.execute(
    db,
  );
  const total = counted[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / DELIVERIES_ON_A_PAGE));
  if (page > pages) return null;
  const { rows } = await sql<Row>`
    select d.id, d.resource, d.object_id, d.state, d.tries, d.created_at, d.next_at, a.status, a.problem
    from webhook_deliveries d
    left join lateral (
      select status, problem from webhook_attempts where delivery_id = d.id order by id desc limit 1) a on true
    where d.webhook_id = ${webhookId} and ${ofState}
    order by d.id desc limit ${DELIVERIES_ON_A_PAGE} offset ${(page - 1) * DELIVERIES_ON_A_PAGE}`.execute(db);
  return { rows: rows.map(listed), page, pages, total };
}

const listed = (row: Row): ListedDelivery => ({
  id: row.id,
  resource: row.resource,
  objectId: row.object_id,
  state: row.state,
  tries: row.tries,
  createdAt: row.created_at,
  nextAt: row.next_at,
  status: row.status,
  problem: row.problem,
});

/** A try of a delivery with everything that was sent and came back; `durationMs` in milliseconds. */
export type ShownAttempt = {
  readonly id: number;
  readonly attemptedAt: Date;
  readonly durationMs: number;
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly requestBody: string;
  readonly status: number | null;
  readonly problem: PeerProblem | null;
  readonly responseHeaders: Readonly<Record<string, string>>;
  readonly responseBody: string;
};

export type ShownDelivery = Omit<ListedDelivery, 'status' | 'problem'> & {
  readonly webhookId: number;
  readonly webhookName: string;
  readonly topic: string;
  readonly attempts: readonly ShownAttempt[];
};

/** A delivery with its tries, the newest first; null where there is none. */
export async function readDelivery(db: Database, id: number): Promise<ShownDelivery | null> {
  const { rows } = await sql<Row & { webhook_id: number; webhook_name: string; topic: string }>`
    select d.id, d.resource, d.object_id, d.state, d.tries, d.created_at, d.next_at, null::int as status, null::text as problem,
      d.webhook_id, w.name as webhook_name, d.topic
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { status: _status, problem: _problem, ...delivery } = listed(row);
  return {
    ...delivery,
    webhookId: row.webhook_id,
    webhookName: row.webhook_name,
    topic: row.topic,
    attempts: await readAttempts(db, id),
  };
}

async function readAttempts(db: Database, deliveryId: number): Promise<readonly ShownAttempt[]> {
  const { rows } = await sql<{
    id: number;
    attempted_at: Date;
    duration_ms: number;
    request_headers: Record<string, string>;
    request_body: string;
    status: number | null;
    problem: PeerProblem | null;
    response_headers: Record<string, string>;
    response_body: string;
  }>`
    select id, attempted_at, duration_ms, request_headers, request_body, status, problem, response_headers, response_body
    from webhook_attempts where delivery_id = ${deliveryId} order by id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    attemptedAt: row.attempted_at,
    durationMs: row.duration_ms,
    requestHeaders: row.request_headers,
    requestBody: row.request_body,
    status: row.status,
    problem: row.problem,
    responseHeaders: row.response_headers,
    responseBody: row.response_body,
  }));
}
