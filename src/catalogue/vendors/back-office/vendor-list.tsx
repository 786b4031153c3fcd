import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

export type VendorListProps = {
  readonly vendors: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly products: number;
  }[];
  readonly removed: boolean;
};

/** Who sells in the shop beside the shop itself. */
export function VendorList({ vendors, removed }: VendorListProps) {
  const { staffVendors: words } = useBackOfficeWords();
  return (
    <>
      <div className={sheet.head}>
        <div className={sheet.heading}>
          <h1>{words.title}</h1>
          <a className={buttonClass()} href="/staff/vendors/new/">
            {words.add}
          </a>
        </div>
        <p>{words.intro}</p>
      </div>
      {removed ? <Notice kind="success">{words.done.removed}</Notice> : null}
      <RecordTable
        rows={vendors}
        keyOf={(vendor) => vendor.id}
        empty={words.empty}
        columns={[
          {
            name: words.fields.name,
            cell: (vendor) => <a href={`/staff/vendors/${vendor.id}/`}>{vendor.name}</a>,
          },
          { name: words.fields.email, cell: ({ email }) => email || '–' },
          { name: words.products, kind: 'number', cell: ({ products }) => products },
        ]}
      />
    </>
  );
}
