import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type CarrierDraft,
  type CarrierProblems,
  LONGEST_CARRIER_NAME,
  LONGEST_TRACKING_URL,
} from '../rules/carrier-form.ts';
import { labelServicePath } from '../rules/label-service-form.ts';
import type { Carrier } from '../server/carriers.ts';

export type CarrierPageProps = {
  /** null for a new one */
  readonly carrier: Carrier | null;
  readonly nonce: string;
  readonly saved: boolean;
  /** it was to be removed, and has carried parcels */
  readonly isUsed: boolean;
  /** whether its labels may be set up by whoever looks */
  readonly mayConnect: boolean;
  readonly rejected: RejectedForm<CarrierProblems> | null;
};

/** A carrier: its name, where its parcels are followed, and its end, if it has carried none. */
export function CarrierPage({ carrier, nonce, saved, isUsed, mayConnect, rejected }: CarrierPageProps) {
  const { staffFulfilment } = useBackOfficeWords();
  const words = staffFulfilment.carriers;
  const draft: CarrierDraft = carrier ?? { name: '', trackingUrl: '', active: true };
  const isUnused = carrier?.parcels === 0;
  return (
    <RecordEditor
      record={{ id: carrier?.id ?? null, draft, nonce, saved, rejected }}
      section="fulfilment/carriers"
      name="carrier"
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      title={carrier?.name ?? words.newTitle}
      refusal={isUsed && carrier ? words.used(carrier.parcels) : ''}
      sentenceOf={(problem) => words.problems[problem]}
      fields={[
        { name: 'name', kind: 'text', maxLength: LONGEST_CARRIER_NAME, required: true },
        { name: 'trackingUrl', kind: 'text', maxLength: LONGEST_TRACKING_URL },
        { name: 'active', kind: 'flag' },
      ]}
      removal={isUnused ? { title: words.remove, hint: words.removeHint, words: words.remove } : null}
    >
      {carrier && mayConnect ? (
        <p>
          <a className={sheet.back} href={labelServicePath(carrier.id)}>
            {words.labels.link}
          </a>
        </p>
      ) : null}
    </RecordEditor>
  );
}
