import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { bannerPath, bannersPath } from '#site/banners/rules/banner-form.ts';
import { listBanners } from '#site/banners/server/staff-banners.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/banners.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'banners');
  return {
    banners: await listBanners(ctx),
    removed: asked.has('removed'),
    title: words.staffBanners.title,
  };
}

/** The banners of the shop, with whether shoppers see them now. */
export default function StaffBanners({ loaderData: { banners, removed } }: Route.ComponentProps) {
  const { staffBanners: words } = useBackOfficeWords();
  return (
    <RecordList
      title={words.title}
      notes={[words.intro]}
      add={{ path: `${bannersPath}new/`, words: words.add }}
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      rows={banners}
      empty={words.empty}
      columns={[
        {
          name: words.fields.textIt,
          link: ({ id, draft }) => ({ path: bannerPath(id), label: draft.textIt || draft.textEn }),
        },
        { name: words.state, status: ({ state }) => ({ label: words.states[state] }) },
        { name: words.fields.position, text: ({ draft }) => words.positions[draft.position] },
        { name: words.fields.audience, text: ({ draft }) => words.audiences[draft.audience] },
        { name: words.period, text: ({ draft }) => words.days(draft.startsOn, draft.endsOn) },
      ]}
    />
  );
}
