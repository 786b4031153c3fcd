import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass, iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { QuoteFieldForm, QuoteFieldsDone } from '../rules/quote-field-form.ts';

export type QuoteFieldListProps = {
  readonly fields: readonly (QuoteFieldForm & { readonly id: number; readonly answers: number })[];
  readonly done: QuoteFieldsDone | null;
  /** of `quoteFieldsAction` */
  readonly nonce: string;
};

/** The custom fields of the quote form in their order, also those that are switched off. */
export function QuoteFieldList({ fields, done, nonce }: QuoteFieldListProps) {
  const { staffConversations, locale } = useBackOfficeWords();
  const words = staffConversations.fields;
  const labelOf = ({ labelIt, labelEn }: QuoteFieldForm) => (locale === 'it' ? labelIt : labelEn);
  const [first] = fields;
  return (
    <>
      <div className={sheet.heading}>
        <div className={sheet.head}>
          <h1>{words.title}</h1>
          <p>{words.intro}</p>
        </div>
        <a className={buttonClass()} href="/staff/quote-fields/new/">
          {words.add}
        </a>
      </div>
      {done ? <Notice kind={done === 'saved' ? 'success' : 'warning'}>{words.done[done]}</Notice> : null}
      <form method="post" action="/staff/quote-fields/">
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <RecordTable
          rows={fields}
          keyOf={({ id }) => id}
          empty={words.none}
          columns={[
            {
              name: words.name,
              text: (field) => (
                <span>
                  <a href={`/staff/quote-fields/${field.id}/`}>{labelOf(field)}</a>{' '}
                  {field.required ? <Badge>{words.required}</Badge> : null}{' '}
                  {field.active ? null : <Badge tone="amber">{words.off}</Badge>}
                </span>
              ),
            },
            { name: words.kind, text: ({ kind }) => words.kinds[kind] },
            { name: words.answers, number: ({ answers }) => answers },
            {
              name: words.order,
              text: (field) =>
                field.id === first?.id ? null : (
                  <button
                    type="submit"
                    name="move"
                    value={field.id}
                    className={iconButtonClass}
                    aria-label={words.moveUp(labelOf(field))}
                  >
                    <Icon name="arrow-up" />
                  </button>
                ),
            },
          ]}
        />
      </form>
    </>
  );
}
