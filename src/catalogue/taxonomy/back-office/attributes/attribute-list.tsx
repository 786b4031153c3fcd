import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { attributePath, attributesPath } from '../../rules/attribute-form.ts';
import type { StaffAttribute } from '../../server/attributes/read-staff-attributes.ts';

type AttributeListProps = { readonly attributes: readonly StaffAttribute[]; readonly removed: boolean };

/** The attributes of products, with their terms and how many products have each. */
export function AttributeList({ attributes, removed }: AttributeListProps) {
  const { staffAttributes: words } = useBackOfficeWords();
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: `${attributesPath}new/`, words: words.add }}
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      rows={attributes}
      empty={words.empty}
      columns={[
        { name: words.fields.name, link: ({ id, name }) => ({ path: attributePath(id), label: name }) },
        { name: words.fields.type, text: ({ type }) => words.types[type] },
        { name: words.terms, number: ({ terms }) => terms },
        { name: words.products, number: ({ products }) => products },
      ]}
    />
  );
}
