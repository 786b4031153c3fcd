import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  LONGEST_VENDOR_NAME,
  type VendorAction,
  type VendorDraft,
  type VendorProblem,
  type VendorProblems,
} from '../rules/vendor-form.ts';
import { type VendorGoods, VendorProducts } from './vendor-products.tsx';

export type VendorPageProps = {
  /** null for a new one */
  readonly vendor: (VendorDraft & { readonly id: number; readonly products: number }) | null;
  readonly goods: VendorGoods | null;
  /** of `staffVendorsAction` */
  readonly nonce: string;
  readonly done: VendorAction | null;
  readonly rejected:
    | (RejectedForm<VendorProblems> & { /** codes */ readonly unknown: readonly string[] })
    | null;
};

/** A vendor: who it is, which products it sells, and its end. */
export function VendorPage({ vendor, goods, nonce, done, rejected }: VendorPageProps) {
  const { staffVendors: words } = useBackOfficeWords();
  const problem = rejected?.problems?.codes;
  const sentenceOf = (code: VendorProblem) => words.problems[code](rejected?.unknown ?? []);
  const draft = { name: vendor?.name ?? '', email: vendor?.email ?? '' };
  return (
    <RecordEditor
      record={{
        id: vendor?.id ?? null,
        draft,
        nonce,
        saved: done ? words.done[done] : false,
        // What was typed for the products leaves the vendor's own fields as they are.
        rejected:
          rejected && problem
            ? { ...rejected, typed: { name: [draft.name], email: [draft.email] } }
            : rejected,
      }}
      section="vendors"
      name="vendor"
      words={{ backToList: words.back, fields: words.fields, hints: { email: words.emailHint } }}
      title={vendor?.name ?? words.newTitle}
      sentenceOf={sentenceOf}
      summaryOf={(_, sentence) => sentence}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: LONGEST_VENDOR_NAME, required: true },
          { name: 'email', kind: 'email' },
        ],
      ]}
      removal={vendor ? { title: words.removeTitle, hint: words.removeHint, words: words.remove } : null}
    >
      {vendor && goods ? (
        <VendorProducts
          vendor={vendor}
          goods={goods}
          nonce={nonce}
          codes={rejected && problem ? typedText(rejected.typed, 'codes') : ''}
          problem={problem ? sentenceOf(problem) : ''}
        />
      ) : null}
    </RecordEditor>
  );
}
