import { PictureField } from '#catalogue/media/back-office/picture-field.tsx';
import { RecordEditor } from '#foundation/records/back-office/record-editor.tsx';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { bannerAudiences, bannerPositions } from '../rules/banner.ts';
import {
  type BannerDraft,
  type BannerProblems,
  LONGEST_BANNER_ADDRESS,
  LONGEST_LINK,
  LONGEST_TEXT,
} from '../rules/banner-form.ts';
import type { StaffBanner } from '../server/staff-banners.ts';

export type BannerPageProps = {
  /** null for a new one */
  readonly banner: StaffBanner | null;
  readonly draft: BannerDraft;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly nonce: string;
  readonly saved: boolean;
  readonly rejected: RejectedForm<BannerProblems> | null;
};

/** A banner: what it says, where it leads, its position, its audience and its days. */
export function BannerPage({ banner, draft, groups, nonce, saved, rejected }: BannerPageProps) {
  const { staffBanners: words } = useBackOfficeWords();
  const picture = banner?.picture;
  return (
    <RecordEditor
      record={{ id: banner?.id ?? null, draft, nonce, saved, rejected }}
      section="banners"
      name="banner"
      words={{ backToList: words.back, fields: words.fields, hints: words.hints }}
      title={banner ? words.titleOf(banner.draft.textIt || banner.draft.textEn) : words.newTitle}
      note={banner ? words.states[banner.state] : ''}
      sentenceOf={(problem) => words.problems[problem]}
      fields={[
        {
          legend: words.sections.content,
          fields: [
            [
              { name: 'textIt', kind: 'long-text', rows: 3, maxLength: LONGEST_TEXT },
              { name: 'textEn', kind: 'long-text', rows: 3, maxLength: LONGEST_TEXT },
            ],
            { name: 'address', kind: 'text', maxLength: LONGEST_BANNER_ADDRESS },
            [
              { name: 'linkIt', kind: 'text', maxLength: LONGEST_LINK },
              { name: 'linkEn', kind: 'text', maxLength: LONGEST_LINK },
            ],
            <PictureField
              key="imageId"
              id="banner-imageId"
              name="imageId"
              label={words.fields.imageId}
              chosen={picture && draft.imageId !== null ? { ...picture, id: draft.imageId } : null}
              error={rejected?.problems?.imageId ? words.problems[rejected.problems.imageId] : ''}
            />,
          ],
        },
        {
          legend: words.sections.where,
          fields: [
            [
              {
                name: 'position',
                kind: 'choice',
                options: bannerPositions.map((value) => ({ value, label: words.positions[value] })),
              },
              {
                name: 'audience',
                kind: 'choice',
                options: bannerAudiences.map((value) => ({ value, label: words.audiences[value] })),
              },
            ],
            {
              name: 'groupIds',
              kind: 'boxes',
              choices: groups.map(({ id, name }) => ({ value: String(id), label: name })),
              summary: words.groupCount,
            },
          ],
        },
        {
          legend: words.sections.when,
          fields: [
            [
              { name: 'startsOn', kind: 'date' },
              { name: 'endsOn', kind: 'date' },
            ],
            { name: 'dismissible', kind: 'flag' },
            { name: 'enabled', kind: 'flag' },
          ],
        },
      ]}
      removal={banner ? { title: words.remove, hint: words.removeHint, words: words.remove } : null}
    />
  );
}
