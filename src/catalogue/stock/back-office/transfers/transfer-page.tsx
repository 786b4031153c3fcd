import { useState } from 'react';
import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ScanAnswer } from '../../rules/scan-answer.ts';
import type { Transfer } from '../../rules/transfer.ts';
import {
  type TransferAction,
  type TransferDraft,
  type TransferProblems,
  transferPath,
} from '../../rules/transfer-form.ts';
import { type LocationChoice, LocationSelect } from '../locations/location-select.tsx';
import { ScanField } from '../scan-field.tsx';
import { type RefusedTransfer, transferSentence } from './refused-transfer.ts';
import { SentTransfer } from './sent-transfer.tsx';
import { TransferLines } from './transfer-lines.tsx';

export type TransferPageProps = {
  /** null for a new one */
  readonly transfer: Transfer | null;
  /** the open ones */
  readonly locations: readonly LocationChoice[];
  readonly nonce: string;
  readonly done: TransferAction | null;
  readonly refused: RefusedTransfer | null;
  /** what was answered to a code that was sent without scripts */
  readonly scanned: ScanAnswer | null;
};

/** A transfer between locations: a draft with its head and lines, then what is on its way, then what arrived. */
export function TransferPage(props: TransferPageProps) {
  const { transfer, locations, nonce, done, refused, scanned } = props;
  const { staffTransfers: words } = useBackOfficeWords();
  // What was done before is no news any more.
  const [hasScanned, setScanned] = useState(false);
  if (transfer && transfer.state !== 'draft')
    return <SentTransfer transfer={transfer} nonce={nonce} done={done} refused={refused} />;
  const problems = refused?.problems ?? null;
  const isHeadRefused = refused !== null && !problems?.lines;
  // A new one leaves the first location for the second, as most do.
  const second = locations.find(({ isDefault }) => !isDefault)?.id ?? null;
  const draft: TransferDraft = transfer ?? { fromId: null, toId: second, note: '' };
  const locationField = (name: 'fromId' | 'toId') => {
    const problem = problems?.[name];
    return (
      <LocationSelect
        key={name}
        id={`transfer-${name}`}
        name={name}
        label={words.fields[name]}
        locations={locations}
        defaultValue={isHeadRefused && refused ? typedText(refused.typed, name) : String(draft[name] ?? '')}
        error={problem ? transferSentence(words, problem) : ''}
      />
    );
  };
  return (
    <RecordEditor<TransferDraft, TransferProblems>
      record={{
        id: transfer?.id ?? null,
        draft,
        nonce,
        saved: done === null || refused || hasScanned ? false : words.done[done],
        rejected: isHeadRefused && refused ? refused : null,
      }}
      section="stock/transfers"
      name="transfer"
      title={transfer ? words.titleOf(transfer.id) : words.newTitle}
      note={transfer ? words.draftHint : words.newHint}
      words={{ backToList: words.back, fields: words.fields }}
      fields={[
        [locationField('fromId'), locationField('toId')],
        { name: 'note', kind: 'text', maxLength: 300 },
      ]}
      sentenceOf={(problem) => transferSentence(words, problem)}
      removal={transfer ? { title: words.removeTitle, hint: words.removeHint, words: words.remove } : null}
    >
      {transfer ? (
        <>
          <ScanField
            path={transferPath(transfer.id)}
            nonce={nonce}
            hint={words.scanHint}
            answered={scanned}
            hasQuantity
            onScan={() => setScanned(true)}
          />
          <TransferLines
            transfer={transfer}
            nonce={nonce}
            typed={problems?.lines ? (refused?.typed ?? null) : null}
            problem={problems?.lines ?? null}
          />
        </>
      ) : null}
    </RecordEditor>
  );
}
