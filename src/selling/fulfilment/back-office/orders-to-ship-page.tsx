import { RecordList } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { ChooseAll } from '#selling/orders/back-office/choose-all.tsx';
import { type NewPickListProblem, pickListPath, pickListsPath } from '../rules/picking/pick-list-form.ts';
import type { OrdersToShip, OrderToShip } from '../server/list-orders-to-ship.ts';
import styles from './orders-to-ship.module.css';

const path = '/staff/fulfilment/';
const pathOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);

export type OrdersToShipPageProps = {
  readonly list: OrdersToShip;
  /** of `pickListsAction` */
  readonly nonce: string;
  /** why no pick list was made */
  readonly problem: NewPickListProblem | null;
};

/** The orders that have pieces to ship, the oldest first; chosen ones are picked together. */
export function OrdersToShipPage({ list, nonce, problem }: OrdersToShipPageProps) {
  const {
    staffFulfilment: words,
    staffPicking,
    staffDeliveryNotes,
    staffParcels,
    locale,
  } = useBackOfficeWords();
  return (
    <RecordList
      head={
        <div className={sheet.head}>
          <div className={sheet.heading}>
            <h1>{words.title}</h1>
            <span className={styles.links}>
              <a className={buttonClass({ kind: 'secondary' })} href={pickListsPath}>
                {staffPicking.title}
              </a>
              <a className={buttonClass({ kind: 'secondary' })} href={`${path}parcels/`}>
                {staffParcels.title}
              </a>
              <a className={buttonClass({ kind: 'secondary' })} href={`${path}delivery-notes/`}>
                {staffDeliveryNotes.title}
              </a>
              <a className={buttonClass({ kind: 'secondary' })} href={`${path}carriers/`}>
                {words.carriers.title}
              </a>
            </span>
          </div>
          <p>{words.intro}</p>
        </div>
      }
      notice={problem ? <Notice kind="warning">{staffPicking.problems[problem]}</Notice> : null}
      form={{
        action: pathOf(list.page),
        nonce,
        bulk: {
          name: 'order',
          label: ({ number }) => staffPicking.choose(number),
          actions: (
            <fieldset className={styles.actions}>
              <legend>{staffPicking.chosen}</legend>
              <ChooseAll name="order" label={staffPicking.chooseAll} />
              <Button type="submit">{staffPicking.make}</Button>
            </fieldset>
          ),
        },
      }}
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
        { name: words.state, status: (order) => stateOf(order, words) },
        {
          name: staffPicking.list,
          text: ({ picking }) =>
            picking ? (
              <a className={styles.list} href={pickListPath(picking.listId)}>
                {picking.listId}
              </a>
            ) : (
              '–'
            ),
        },
      ]}
      pages={{ page: list.page, pages: list.pages, pathOf }}
    />
  );
}

type Words = ReturnType<typeof useBackOfficeWords>['staffFulfilment'];

function stateOf({ parcels, picking }: OrderToShip, { states }: Words): { tone: BadgeTone; label: string } {
  if (picking?.isOpen) return { tone: 'amber', label: states.picking };
  if (picking && picking.missing > 0) return { tone: 'sale', label: states.lacking(picking.missing) };
  if (picking) return { tone: 'green', label: states.picked };
  return parcels === 0 ? { tone: 'amber', label: states.waiting } : { tone: 'green', label: states.partly };
}
