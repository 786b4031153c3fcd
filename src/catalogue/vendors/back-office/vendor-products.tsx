import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

export type VendorGoods = {
  readonly rows: readonly { readonly id: number; readonly name: string; readonly sku: string | null }[];
  readonly page: number;
  readonly pages: number;
};

export type VendorProductsProps = {
  readonly vendor: { readonly id: number; readonly products: number };
  readonly goods: VendorGoods;
  readonly nonce: string;
  /** what was typed, where it could not be saved */
  readonly codes: string;
  readonly problem: string;
};

/** The products that a vendor sells, and the form that gives it more. */
export function VendorProducts({ vendor, goods, nonce, codes, problem }: VendorProductsProps) {
  const { staffVendors: words, backOffice } = useBackOfficeWords();
  const action = `/staff/vendors/${vendor.id}/`;
  return (
    <section className={sheet.sheet} aria-labelledby="vendor-products">
      <h2 id="vendor-products">{words.productsOf(vendor.products)}</h2>
      <form method="post" action={action} noValidate>
        <fieldset>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <TextArea
            id="vendor-codes"
            name="codes"
            label={words.codes}
            hint={words.codesHint}
            error={problem}
            defaultValue={codes}
            spellCheck={false}
          />
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="give" kind="secondary">
              {words.give}
            </Button>
          </div>
        </fieldset>
      </form>
      <form method="post" action={action} id="vendor-takes" hidden>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      </form>
      <RecordTable
        rows={goods.rows}
        keyOf={(product) => product.id}
        empty={words.noProducts}
        columns={[
          { name: words.columns.name, text: (product) => product.name },
          { name: words.columns.sku, text: ({ sku }) => sku ?? '–' },
          {
            name: words.columns.actions,
            text: ({ id, name }) => (
              <button
                className={sheet.linkButton}
                type="submit"
                form="vendor-takes"
                name="take"
                value={id}
                aria-label={words.takeNamed(name)}
              >
                {words.take}
              </button>
            ),
          },
        ]}
      />
      <Pagination
        page={goods.page}
        pages={goods.pages}
        addressOf={(page) => (page === 1 ? action : `${action}?page=${page}`)}
        words={backOffice.orders}
      />
    </section>
  );
}
