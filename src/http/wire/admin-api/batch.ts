import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { id } from '../lenient/scalars.ts';
import { parseArguments } from '../parse-arguments.ts';
import { adminError, adminWords, adminWrite, changing } from './admin-call.ts';

/** What became of one item: what it is now, or the body of its error. */
export type ItemResult =
  | { readonly ok: true; readonly body: object }
  | { readonly ok: false; readonly id: number; readonly error: object };

/** An item of a batch, by name. */
export type SentItem = Readonly<Record<string, unknown>>;
type Path = Readonly<Record<string, string>>;
type Does<Item> = (ctx: RequestContext, items: readonly Item[], path: Path) => Promise<readonly ItemResult[]>;

/** So many items may come at once. */
const MOST_ITEMS = 100;

const items = z.array(z.record(z.string(), z.unknown()));
const takes = z
  .object({
    create: items.meta({ description: 'As they are created alone.' }),
    update: items.meta({ description: 'Each with its `id`, else as it is changed alone.' }),
    delete: z.array(id).meta({ description: 'Ids; deleted for good.' }),
  })
  .partial();

const result = z.union([z.unknown(), z.object({ id: z.number(), error: z.unknown() })]);
const reply = z.object({
  create: z.array(result).optional(),
  update: z.array(result).optional(),
  delete: z.array(result).optional(),
});

type Batch = {
  readonly path: string;
  readonly right: StaffRight;
  readonly summary: string;
  readonly create: Does<SentItem>;
  readonly update: Does<SentItem>;
  readonly remove: Does<number>;
};

/** The batch of a resource: creates, then changes, then deletes; each item for itself, in the order in which they came. */
export const adminBatch = ({ path, right, summary, create, update, remove }: Batch) =>
  adminWrite({
    path: `${path}/batch`,
    right,
    doing: 'edit',
    methods: changing,
    summary,
    takes,
    reply: { schema: reply },
    errors: [
      {
        status: 413,
        code: '{platform}_rest_request_entity_too_large',
        when: `There are more than ${MOST_ITEMS} items; nothing was done.`,
      },
    ],
    async handle(ctx, sent, { path: parts }) {
      const count = (sent.create?.length ?? 0) + (sent.update?.length ?? 0) + (sent.delete?.length ?? 0);
      if (count > MOST_ITEMS) {
        const refused = { code: '{platform}_rest_request_entity_too_large', status: 413 };
        return adminError(ctx, refused, adminWords(ctx).tooManyItems(MOST_ITEMS));
      }
      return Response.json({
        ...(sent.create ? { create: bodies(await create(ctx, sent.create, parts)) } : {}),
        ...(sent.update ? { update: bodies(await update(ctx, sent.update, parts)) } : {}),
        ...(sent.delete ? { delete: bodies(await remove(ctx, sent.delete, parts)) } : {}),
      });
    },
  });

const bodies = (results: readonly ItemResult[]) =>
  results.map((one) => (one.ok ? one.body : { id: one.id, error: one.error }));

/** Reads an item as the fields of a call: what is wrong with it is its own error. */
export async function readItem<Schema extends z.ZodObject>(
  ctx: RequestContext,
  schema: Schema,
  item: SentItem,
): Promise<
  { readonly ok: true; readonly value: z.output<Schema> } | { readonly ok: false; readonly error: object }
> {
  const read = parseArguments(ctx, schema, (name) => item[name]);
  return read.ok ? read : { ok: false, error: await read.error.json() };
}

const largestId = 2_147_483_647;

/** The id of an item; 0 for none. */
export const itemId = ({ id: sent }: SentItem): number => {
  const number = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : 0;
  return Number.isInteger(number) && number > 0 && number <= largestId ? number : 0;
};

/** The status of a refusal is in its body. */
export const errorAnswer = (error: object) => {
  const { data } = error as { readonly data?: { readonly status?: number } };
  return Response.json(error, { status: data?.status ?? 400 });
};
