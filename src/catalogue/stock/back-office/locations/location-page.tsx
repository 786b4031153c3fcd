import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { locationKinds, type StaffLocation } from '../../rules/locations/location.ts';
import {
  LONGEST_LOCATION_ADDRESS,
  LONGEST_LOCATION_NAME,
  type LocationAction,
  type LocationDraft,
  type LocationProblems,
  locationPath,
  locationsSection,
} from '../../rules/locations/location-form.ts';

export type LocationPageProps = {
  /** null for a new one */
  readonly location: StaffLocation | null;
  /** the other open ones */
  readonly others: readonly StaffLocation[];
  readonly nonce: string;
  readonly done: LocationAction | null;
  readonly rejected: RejectedForm<LocationProblems> | null;
};

const noDraft: LocationDraft = { name: '', kind: 'branch', address: '' };

/** A location: its name, kind and address, and its end with a destination for its stock; of a closed one the way back. */
export function LocationPage({ location, others, nonce, done, rejected }: LocationPageProps) {
  const { staffLocations: words, backOffice } = useBackOfficeWords();
  if (location && !location.isOpen) {
    const problem = rejected?.problems?.name;
    return (
      <>
        <a className={sheet.back} href={`/staff/${locationsSection}/`}>
          {words.back}
        </a>
        <h1>{location.name}</h1>
        {done && !rejected ? <Notice kind="success">{words.done[done]}</Notice> : null}
        {rejected?.problems === null ? <Notice kind="warning">{backOffice.forms.expired}</Notice> : null}
        {problem ? <Notice kind="error">{words.problems[problem]}</Notice> : null}
        <p>{words.closed}</p>
        <form className={sheet.sheet} method="post" action={locationPath(location.id)}>
          <h2>{words.reopen.title}</h2>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <p className={sheet.hint}>{words.reopen.hint}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="reopen" kind="secondary">
              {words.reopen.button}
            </Button>
          </div>
        </form>
      </>
    );
  }
  return (
    <RecordEditor<LocationDraft, LocationProblems>
      record={{
        id: location?.id ?? null,
        draft: location ?? noDraft,
        nonce,
        saved: done ? words.done[done] : false,
        rejected,
      }}
      section={locationsSection}
      name="location"
      title={location?.name ?? words.newTitle}
      note={location ? (location.isDefault ? words.isDefault : '') : words.newHint}
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: LONGEST_LOCATION_NAME, required: true },
          {
            name: 'kind',
            kind: 'choice',
            options: locationKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
          },
        ],
        { name: 'address', kind: 'long-text', rows: 3, maxLength: LONGEST_LOCATION_ADDRESS },
      ]}
      sentenceOf={(problem) => words.problems[problem]}
      summaryOf={(name, sentence) =>
        name === 'into' ? sentence : `${words.fields[name as keyof LocationDraft]}: ${sentence}`
      }
    >
      {location && !location.isDefault ? (
        <RetireForm location={location} others={others} nonce={nonce} rejected={rejected} />
      ) : null}
    </RecordEditor>
  );
}

type RetireProps = Pick<LocationPageProps, 'others' | 'nonce' | 'rejected'> & {
  readonly location: StaffLocation;
};

function RetireForm({ location, others, nonce, rejected }: RetireProps) {
  const { staffLocations: words } = useBackOfficeWords();
  const { retire } = words;
  const problem = rejected?.problems?.into;
  const isEmpty = location.pieces === 0 && location.reserved === 0;
  return (
    <form className={sheet.sheet} method="post" action={locationPath(location.id)} noValidate>
      <h2>{retire.title}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <p className={sheet.hint}>
        {isEmpty ? retire.hintEmpty : retire.hint(location.pieces, location.reserved)}
      </p>
      <Select
        id="location-into"
        name="into"
        label={retire.into}
        defaultValue={rejected ? typedText(rejected.typed, 'into') : ''}
        error={problem ? words.problems[problem] : ''}
        options={[
          { value: '', label: retire.choose },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="retire" kind="secondary">
          {retire.button}
        </Button>
      </div>
    </form>
  );
}
