import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readKnownVat } from '#pricing/vat/server/read-known-vat.ts';
import type { GivenAnswers } from '../../rules/staff-registration.ts';

/** What `saveOrderRegistration` wrote with an order. */
type Snapshot = {
  readonly role: string | null;
  readonly answers: readonly {
    readonly fieldId: number;
    readonly label: string;
    readonly value: string;
    readonly shown: string;
    readonly fileId: number | null;
  }[];
};

/** What the checkout asked of an order's buyer and what was answered; null where it asked nothing. */
export async function readOrderAnswers(
  { db }: Pick<RequestContext, 'db'>,
  orderId: number,
): Promise<GivenAnswers | null> {
  const row = await db
    .selectFrom('orders')
    .select('registration')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row?.registration) return null;
  const { role, answers } = row.registration as Snapshot;
  const fileIds = answers.flatMap(({ fileId }) => fileId ?? []);
  const fieldIds = answers.map(({ fieldId }) => fieldId);
  const [files, fields] = await Promise.all([
    fileIds.length === 0
      ? []
      : db
          .selectFrom('sent_files')
          .select(['id', 'media_type', 'bytes'])
          .where('id', 'in', fileIds)
          .execute(),
    fieldIds.length === 0
      ? []
      : db
          .selectFrom('registration_fields')
          .select('id')
          .where('id', 'in', fieldIds)
          .where('kind', '=', 'vat-number')
          .execute(),
  ]);
  const numbers = answers.filter(({ fieldId }) => fields.some(({ id }) => id === fieldId));
  const vat = await readKnownVat(
    db,
    numbers.map(({ value }) => value),
  );
  return {
    registrationId: null,
    role,
    answers: answers.map((answer) => {
      const file = files.find(({ id }) => id === answer.fileId);
      return {
        fieldId: answer.fieldId,
        label: answer.label,
        shown: answer.shown,
        file: file ? { id: file.id, mediaType: file.media_type, bytes: file.bytes } : null,
        vat: numbers.includes(answer) ? (vat.get(answer.value) ?? null) : null,
      };
    }),
  };
}
