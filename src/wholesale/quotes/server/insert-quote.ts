import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { QuoteRequest } from '../rules/quote-request.ts';
import type { QuoteAnswer, QuoteLine } from '../rules/stored-quote.ts';

export type QuoteAnswerToStore = QuoteAnswer & { readonly fieldId: number };

/** Writes down what a quote is asked for, as part of the transaction that opens its conversation. */
export async function insertQuote(
  { db, visitor }: Pick<RequestContext, 'db' | 'visitor'>,
  quote: {
    readonly conversationId: number;
    readonly request: QuoteRequest;
    readonly lines: readonly (QuoteLine & { readonly itemId: number })[];
    readonly answers: readonly QuoteAnswerToStore[];
  },
): Promise<void> {
  const { conversationId: conversation_id, request, lines, answers } = quote;
  const { location, name, email } = request;
  await db
    .insertInto('quote_requests')
    .values({
      conversation_id,
      location,
      name,
      email,
      prices_with_tax: visitor.audience.mode === 'gross',
    })
    .execute();
  if (lines.length > 0) {
    await db
      .insertInto('quote_lines')
      .values(
        lines.map((line, index) => ({
          conversation_id,
          position: index + 1,
          product_id: line.itemId,
          name: line.name,
          sku: line.sku,
          quantity: line.quantity,
          unit_cents: line.unit,
        })),
      )
      .execute();
  }
  if (answers.length > 0) {
    await db
      .insertInto('quote_answers')
      .values(
        answers.map(({ fieldId, label, value, fileId }, index) => ({
          conversation_id,
          field_id: fieldId,
          position: index + 1,
          label,
          value,
          file_id: fileId,
        })),
      )
      .execute();
  }
}
