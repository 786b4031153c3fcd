import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { parcelPath } from '../rules/parcel-form.ts';
import { type ParcelRow, parcelList, parcelStates } from '../rules/parcel-list.ts';
import type { Carrier } from '../server/carriers.ts';
import type { ParcelsPage as Page } from '../server/list-parcels.ts';
import styles from './orders-to-ship.module.css';
import { conditionTones } from './parcels/condition-tones.ts';

export type ParcelsPageProps = {
  readonly list: Page;
  readonly carriers: readonly Pick<Carrier, 'id' | 'name'>[];
};

/** The address of the file that has the list as it is filtered. */
const filePath = ({ query }: Page) => {
  const [, asked = ''] = parcelList.path({ ...query, page: 1 }).split('?');
  return `/staff/fulfilment/parcels.csv${asked === '' ? '' : `?${asked}`}`;
};

/** The parcels that have left, the latest first, and the file of them for a carrier. */
export function ParcelsPage({ list, carriers }: ParcelsPageProps) {
  const { staffParcels: words, staffFulfilment, locale } = useBackOfficeWords();
  const { parcels, query, page, pages, total } = list;
  const conditionWords = ({ deliveredAt, holdReason }: Pick<ParcelRow, 'deliveredAt' | 'holdReason'>) => ({
    travelling: words.travelling,
    held: words.held(words.condition.reasons[holdReason ?? 'other']),
    delivered: words.deliveredOn(deliveredAt === null ? '' : formatDateTime(deliveredAt, locale)),
    returned: words.returned,
  });
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
              {total === 0 ? null : (
                <a className={buttonClass({ kind: 'secondary' })} href={filePath(list)}>
                  {words.download}
                </a>
              )}
            </div>
            <p>{words.intro}</p>
          </div>
        </>
      }
      filter={
        <>
          <ListTabs
            label={words.tabs}
            list={parcelList}
            query={query}
            tabs={parcelStates.map((state) => ({ name: words.states[state], count: null, query: { state } }))}
          />
          <ListFilter
            list={parcelList}
            query={query}
            words={{ filter: words.filter, show: words.show, reset: words.reset }}
            fields={{
              carrier: {
                choice: words.carrier,
                options: [
                  { value: '', label: words.anyCarrier },
                  ...carriers.map(({ id, name }) => ({ value: String(id), label: name })),
                ],
              },
              from: { day: words.from },
              to: { day: words.to },
            }}
            within={query.state === 'all' ? null : { name: 'state', value: query.state }}
          />
        </>
      }
      rows={parcels}
      empty={words.empty}
      columns={[
        {
          name: words.recipient,
          link: ({ id, order, recipient, postcode, city }) => ({
            path: parcelPath(id),
            label: staffFulfilment.orderNumber(order.number),
            note: [recipient, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(' · '),
          }),
        },
        { name: words.leftAt, date: ({ leftAt }) => leftAt },
        { name: words.carrier, text: ({ courier }) => courier },
        { name: words.tracking, text: (parcel) => <Tracking {...parcel} /> },
        {
          name: words.weight,
          number: ({ weightGrams }) => (weightGrams === null ? '–' : words.grams(weightGrams)),
        },
        {
          name: words.toCollect,
          money: ({ toCollect }) => (toCollect === 0 ? null : toCollect),
        },
        {
          name: words.state,
          status: ({ condition, ...parcel }) => ({
            tone: conditionTones[condition],
            label: conditionWords(parcel)[condition],
          }),
        },
      ]}
      pages={{ page, pages, pathOf: (to) => parcelList.path({ ...query, page: to }) }}
    />
  );
}

function Tracking({ tracking, link }: Pick<ParcelRow, 'tracking' | 'link'>) {
  if (tracking === '') return '–';
  return link === null ? (
    tracking
  ) : (
    <a className={styles.list} href={link} rel="noreferrer">
      {tracking}
    </a>
  );
}
