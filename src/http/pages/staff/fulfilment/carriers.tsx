import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { listCarriers } from '#selling/fulfilment/server/carriers.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/carriers.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  return {
    carriers: await listCarriers(ctx),
    removed: asked.has('removed'),
    title: words.staffFulfilment.carriers.title,
  };
}

/** Who carries the shop's parcels. */
export default function Carriers({ loaderData: { carriers, removed } }: Route.ComponentProps) {
  const { staffFulfilment, locale } = useBackOfficeWords();
  const words = staffFulfilment.carriers;
  const path = '/staff/fulfilment/carriers/';
  return (
    <RecordList
      head={
        <>
          <a className={sheet.back} href="/staff/fulfilment/">
            {staffFulfilment.back}
          </a>
          <div className={sheet.head}>
            <div className={sheet.heading}>
              <h1>{words.title}</h1>
              <a className={buttonClass()} href={`${path}new/`}>
                {words.add}
              </a>
            </div>
            <p>{words.intro}</p>
          </div>
        </>
      }
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      rows={carriers}
      empty={words.empty}
      columns={[
        { name: words.fields.name, link: ({ id, name }) => ({ path: `${path}${id}/`, label: name }) },
        {
          name: words.fields.trackingUrl,
          text: ({ trackingUrl }) => trackingUrl || words.notFollowed,
          isLong: true,
        },
        { name: words.parcels, number: ({ parcels }) => parcels.toLocaleString(locale) },
        {
          name: words.state,
          status: ({ active }) =>
            active ? { tone: 'green', label: words.active } : { label: words.inactive },
        },
      ]}
    />
  );
}
