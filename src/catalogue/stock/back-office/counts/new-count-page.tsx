import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { countScopes } from '../../rules/counts/count.ts';
import { type CountDraft, type CountProblems, LONGEST_COUNT_NAME } from '../../rules/counts/count-form.ts';
import { type LocationChoice, LocationSelect } from '../locations/location-select.tsx';
import { countSentence } from './count-sentence.ts';
import type { RefusedCount } from './refused-count.ts';

type Choice = { readonly id: number; readonly label: string };

export type NewCountPageProps = {
  readonly choices: { readonly categories: readonly Choice[]; readonly brands: readonly Choice[] };
  /** the open ones */
  readonly locations: readonly LocationChoice[];
  readonly nonce: string;
  readonly refused: RefusedCount | null;
};

const nothing: CountDraft = {
  name: '',
  scope: 'all',
  categoryId: null,
  brandId: null,
  isBlind: false,
  locationId: null,
};

/** Begins a count: its name, and what is counted. */
export function NewCountPage({ choices, locations, nonce, refused }: NewCountPageProps) {
  const { staffCounts: words } = useBackOfficeWords();
  const choiceOf = (name: 'categoryId' | 'brandId', all: readonly Choice[]) => {
    const problem = refused?.problems?.[name];
    return (
      <Select
        id={`count-${name}`}
        name={name}
        label={words.fields[name]}
        hint={words.hints[name]}
        options={[
          { value: '', label: words.none },
          ...all.map(({ id, label }) => ({ value: String(id), label })),
        ]}
        defaultValue={refused ? typedText(refused.typed, name) : ''}
        error={problem ? countSentence(words, problem) : ''}
      />
    );
  };
  return (
    <RecordEditor<CountDraft, CountProblems>
      record={{ id: null, draft: nothing, nonce, saved: false, rejected: refused }}
      section="stock/counts"
      name="count"
      title={words.newTitle}
      note={words.newHint}
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      fields={[
        { name: 'name', kind: 'text', maxLength: LONGEST_COUNT_NAME, required: true },
        {
          name: 'scope',
          kind: 'choice',
          options: countScopes.map((scope) => ({ value: scope, label: words.scopes[scope] })),
        },
        [choiceOf('categoryId', choices.categories), choiceOf('brandId', choices.brands)],
        locations.length > 1 && (
          <LocationSelect
            key="location"
            id="count-locationId"
            name="locationId"
            label={words.fields.locationId}
            locations={locations}
            defaultValue={refused ? typedText(refused.typed, 'locationId') : ''}
            error={refused?.problems?.locationId ? countSentence(words, refused.problems.locationId) : ''}
          />
        ),
        { name: 'isBlind', kind: 'flag' },
      ]}
      sentenceOf={(problem) => countSentence(words, problem)}
    />
  );
}
