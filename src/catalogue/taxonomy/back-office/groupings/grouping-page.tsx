import { PictureField } from '#catalogue/media/back-office/picture-field.tsx';
import { listingPath } from '#catalogue/products/rules/listing-path.ts';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type GroupingProblems,
  type GroupingSection,
  groupingLists,
  LONGEST_GROUPING_DESCRIPTION,
  LONGEST_GROUPING_NAME,
  needsDestination,
  type RecordDone,
} from '../../rules/grouping-form.ts';
import { LONGEST_SLUG } from '../../rules/slug.ts';
import type { GroupingPage as Page } from '../../server/groupings/read-grouping.ts';
import { RecordEnding } from '../record-ending.tsx';
import { GroupingUsage } from './grouping-usage.tsx';

export type GroupingPageProps = {
  readonly section: GroupingSection;
  /** null for a new one */
  readonly page: Page | null;
  /** of `groupingAction` */
  readonly nonce: string;
  readonly saved: boolean;
  readonly done: RecordDone | null;
  readonly rejected: RejectedForm<GroupingProblems> | null;
};

const empty = { name: '', slug: '', description: '', imageId: null };
const scopes = { tags: 'tag', brands: 'brand' } as const;

/** A tag, a brand or a shipping class: its texts, what names it, its merge into another one, its end. */
export function GroupingPage({ section, page, nonce, saved, done, rejected }: GroupingPageProps) {
  const { staffGroupings: shared } = useBackOfficeWords();
  const words = shared[section];
  const draft = page?.draft ?? empty;
  const problem = rejected?.problems?.into;
  // What was typed for the end leaves the texts as they are.
  const shown =
    rejected && problem
      ? {
          ...rejected,
          typed: Object.fromEntries(
            Object.entries(draft).map(([name, value]) => [name, [String(value ?? '')]]),
          ),
        }
      : rejected;
  const list = groupingLists[section].path();
  return (
    <RecordEditor
      record={{
        id: page?.id ?? null,
        draft,
        nonce,
        saved: done === 'merged' ? words.merged : saved,
        rejected: shown,
      }}
      section={section}
      name="grouping"
      words={{
        backToList: words.back,
        fields: { ...shared.fields, slug: words.slug },
        hints: { slug: words.slugHint },
      }}
      title={page?.draft.name ?? words.newTitle}
      sentenceOf={(code) => (code === 'taken' ? words.taken : shared.problems[code])}
      summaryOf={(_, sentence) => sentence}
      fields={[
        [
          { name: 'name', kind: 'text', maxLength: LONGEST_GROUPING_NAME, required: true },
          { name: 'slug', kind: 'text', maxLength: LONGEST_SLUG },
        ],
        section === 'brands' && {
          name: 'description',
          kind: 'long-text',
          rows: 5,
          maxLength: LONGEST_GROUPING_DESCRIPTION,
        },
        section === 'brands' && (
          <PictureField
            key="imageId"
            id="grouping-imageId"
            name="imageId"
            label={shared.fields.imageId}
            chosen={
              page?.picture && page.draft.imageId !== null
                ? { ...page.picture, id: page.draft.imageId }
                : null
            }
            error={rejected?.problems?.imageId ? shared.problems['no-such-picture'] : ''}
          />
        ),
      ]}
    >
      {page ? (
        <>
          <GroupingUsage
            uses={page.uses}
            shopPath={
              section === 'shipping-classes'
                ? null
                : listingPath({ kind: scopes[section], slug: page.draft.slug })
            }
          />
          <RecordEnding
            path={`${list}${page.id}/`}
            nonce={nonce}
            name="grouping"
            others={page.others}
            none={needsDestination(page.uses) ? null : words.none}
            words={{ merge: words.merge, remove: words.remove, choose: words.choose }}
            rejected={
              rejected && problem
                ? { typed: rejected.typed, sentence: shared.problems['no-destination'] }
                : null
            }
          />
        </>
      ) : null}
    </RecordEditor>
  );
}
