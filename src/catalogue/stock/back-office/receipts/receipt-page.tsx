import { useState } from 'react';
import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Receipt } from '../../rules/receipts/receipt.ts';
import {
  LONGEST_DOCUMENT,
  LONGEST_SUPPLIER,
  type ReceiptAction,
  type ReceiptDraft,
} from '../../rules/receipts/receipt-form.ts';
import type { ScanAnswer } from '../../rules/scan-answer.ts';
import type { ReceiptProblems } from '../../server/staff/receipts/post-receipt-form.ts';
import { type LocationChoice, LocationSelect } from '../locations/location-select.tsx';
import { ScanField } from '../scan-field.tsx';
import { PasteForm } from './paste-form.tsx';
import { PostedReceipt } from './posted-receipt.tsx';
import { ReceiptLines } from './receipt-lines.tsx';
import { receiptSentence } from './receipt-sentence.ts';
import type { RefusedReceipt } from './refused-receipt.ts';

export type ReceiptPageProps = {
  /** null for a new one */
  readonly receipt: Receipt | null;
  readonly suppliers: readonly string[];
  /** the open ones */
  readonly locations: readonly LocationChoice[];
  /** where its goods go; '' in a shop with one location */
  readonly location: string;
  readonly nonce: string;
  readonly done: ReceiptAction | null;
  readonly refused: RefusedReceipt | null;
  /** what was answered to a code that was sent without scripts */
  readonly scanned: ScanAnswer | null;
};

const fieldsOfHead = ['supplier', 'document', 'documentOn', 'note', 'locationId'] as const;
const noDraft: ReceiptDraft = { supplier: '', document: '', documentOn: '', note: '', locationId: null };

/** Goods that a supplier delivered: who and with which document, the lines of a draft, and what was put into stock. */
export function ReceiptPage(props: ReceiptPageProps) {
  const { receipt, suppliers, locations, location, nonce, done, refused, scanned } = props;
  const { staffReceipts: words } = useBackOfficeWords();
  // What was done before is no news any more.
  const [hasScanned, setScanned] = useState(false);
  if (receipt?.postedAt)
    return <PostedReceipt receipt={receipt} location={location} isNew={done === 'posted'} />;
  const problems = refused?.problems ?? null;
  const isHeadRefused =
    refused !== null && (problems === null || fieldsOfHead.some((name) => problems[name]));
  const path = receipt ? `/staff/stock/receipts/${receipt.id}/` : '';
  return (
    <RecordEditor<ReceiptDraft, ReceiptProblems>
      record={{
        id: receipt?.id ?? null,
        draft: receipt ?? noDraft,
        nonce,
        saved: done === null || refused || hasScanned ? false : words.done[done],
        rejected: isHeadRefused && refused ? refused : null,
      }}
      section="stock/receipts"
      name="receipt"
      title={receipt ? words.titleOf(receipt.supplier, receipt.document) : words.newTitle}
      note={receipt ? words.draftHint : words.newHint}
      words={{
        backToList: words.back,
        fields: words.fields,
      }}
      fields={[
        [
          {
            name: 'supplier',
            kind: 'text',
            maxLength: LONGEST_SUPPLIER,
            required: true,
            suggestions: suppliers,
          },
          { name: 'document', kind: 'text', maxLength: LONGEST_DOCUMENT },
          { name: 'documentOn', kind: 'date' },
        ],
        locations.length > 1 && (
          <LocationSelect
            key="location"
            id="receipt-locationId"
            name="locationId"
            label={words.fields.locationId}
            locations={locations}
            defaultValue={
              isHeadRefused && refused
                ? typedText(refused.typed, 'locationId')
                : String(receipt?.locationId ?? '')
            }
            error={problems?.locationId ? receiptSentence(words, problems.locationId) : ''}
          />
        ),
        { name: 'note', kind: 'text', maxLength: 300 },
      ]}
      sentenceOf={(problem) => receiptSentence(words, problem)}
      removal={receipt ? { title: words.removeTitle, hint: words.removeHint, words: words.remove } : null}
    >
      {receipt ? (
        <>
          <ScanField
            path={path}
            nonce={nonce}
            hint={words.scanHint}
            answered={scanned}
            onScan={() => setScanned(true)}
          />
          <PasteForm path={path} nonce={nonce} refused={problems?.pasted ? refused : null} />
          <ReceiptLines
            receipt={receipt}
            path={path}
            nonce={nonce}
            typed={problems?.lines ? (refused?.typed ?? null) : null}
            problem={problems?.lines ?? null}
          />
        </>
      ) : null}
    </RecordEditor>
  );
}
