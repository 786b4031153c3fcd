import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { storedBoxes } from '../rules/quote-field-form.ts';
import type { QuoteField } from '../rules/quote-form.ts';

/** The custom fields that are asked, in their order and in the visitor's language; remembered until they change. */
export function readQuoteFields({
  db,
  memory,
  visitor,
}: Pick<RequestContext, 'db' | 'memory' | 'visitor'>): Promise<readonly QuoteField[]> {
  const { locale } = visitor.audience;
  return memory.remember(`quote fields ${locale}`, async () => {
    const rows = await db
      .selectFrom('quote_fields')
      .select(['id', 'kind', 'label_it', 'label_en', 'options', 'required'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id, kind, label_it, label_en, options, required }) => ({
      id,
      kind,
      label: locale === 'it' ? label_it : label_en,
      options: storedBoxes(options).map((box) => box[locale]),
      required,
    }));
  });
}
