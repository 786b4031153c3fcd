import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrdersToShip } from '../server/list-orders-to-ship.ts';

const path = '/staff/fulfilment/';

/** The orders that have pieces to ship, the oldest first. */
export function OrdersToShipPage({ list }: { readonly list: OrdersToShip }) {
  const { staffFulfilment: words, locale } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <div className={sheet.head}>
          <div className={sheet.heading}>
            <h1>{words.title}</h1>
            <a className={buttonClass({ kind: 'secondary' })} href={`${path}carriers/`}>
              {words.carriers.title}
            </a>
          </div>
          <p>{words.intro}</p>
        </div>
      }
      rows={list.rows}
      empty={words.empty}
      columns={[
        {
          name: words.order,
          link: ({ id, number, recipient, place }) => ({
            path: `/staff/orders/${id}/`,
            label: words.orderNumber(number),
            note: [recipient, place].filter((text) => text !== '').join(' · '),
          }),
        },
        { name: words.placedAt, date: ({ placedAt }) => placedAt },
        { name: words.shipping, text: ({ shipping }) => shipping || '–' },
        { name: words.locations, text: ({ locations }) => locations || '–' },
        { name: words.piecesLeft, number: ({ piecesLeft }) => piecesLeft.toLocaleString(locale) },
        {
          name: words.state,
          status: ({ parcels }) =>
            parcels === 0
              ? { tone: 'amber', label: words.states.waiting }
              : { tone: 'green', label: words.states.partly },
        },
      ]}
      pages={{
        page: list.page,
        pages: list.pages,
        pathOf: (to) => (to === 1 ? path : `${path}?page=${to}`),
      }}
    />
  );
}
