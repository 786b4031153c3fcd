import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderActionReason, OrderProblem } from '../rules/order-action.ts';
import type { OrderView } from '../rules/order-view.ts';
import { contentsOf, isAllInParcels, piecesLeft } from '../rules/parcels-of-order.ts';
import { piecesField } from '../rules/shipment.ts';
import styles from './order-care.module.css';

export type OrderShipmentsProps = {
  readonly order: Pick<OrderView, 'id' | 'status' | 'shipments' | 'lines'>;
  /** couriers of other orders, as suggestions */
  readonly couriers: readonly string[];
  readonly problem: OrderProblem | null;
  readonly nonce: string;
  /** of the next parcel */
  readonly requestKey: string;
};

/** The parcels of an order, with a form for one more; nothing where there are none and it cannot be sent yet. */
export function OrderShipments({ order, couriers, problem, nonce, requestKey }: OrderShipmentsProps) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.page.shipments;
  const { shipments = [] } = order;
  const isSendable = order.status === 'processing' || order.status === 'completed';
  if (!isSendable && shipments.length === 0) return null;
  const refused = problem?.action === 'shipment' && 'reason' in problem ? problem : null;
  const path = `/staff/orders/${order.id}/`;
  const proof = (
    <>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="action" value="shipment" readOnly />
    </>
  );
  // Of an order that waits to be shipped the record asks at the top of the page.
  const isWaiting = order.status === 'processing' && !isAllInParcels(order);
  const left = piecesLeft(order);
  const errorOf = (...reasons: OrderActionReason[]) =>
    refused && reasons.includes(refused.reason) ? staffOrders.reasons[refused.reason] : '';
  const piecesError = errorOf('bad-pieces', 'too-many-pieces', 'no-pieces');
  const form = (
    <form className={styles.stack} method="post" action={path}>
      {proof}
      <input type="hidden" name="request" value={requestKey} readOnly />
      {left.length === 0 ? null : (
        <fieldset className={styles.pieces}>
          <legend>{words.contents}</legend>
          {piecesError === '' ? null : (
            <p className={styles.wrong} role="alert">
              {piecesError}
            </p>
          )}
          {left.map(({ line, quantity }) => (
            <TextField
              key={line.id}
              id={`shipment-${piecesField(line.id)}`}
              name={piecesField(line.id)}
              label={words.piecesOf(line.name, line.sku ?? '', quantity)}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={refused?.typed[piecesField(line.id)] ?? (isWaiting ? 0 : quantity)}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.line}>
        <TextField
          id="shipment-courier"
          name="courier"
          label={words.courier}
          list="shipment-couriers"
          autoComplete="off"
          defaultValue={refused?.typed.courier ?? ''}
          error={refused?.reason === 'courier-missing' ? staffOrders.reasons[refused.reason] : ''}
        />
        <TextField
          id="shipment-tracking"
          name="tracking"
          label={words.tracking}
          hint={words.trackingHint}
          optional={words.optional}
          autoComplete="off"
          defaultValue={refused?.typed.tracking ?? ''}
          error={
            refused &&
            piecesError === '' &&
            refused.reason !== 'courier-missing' &&
            refused.reason !== 'bad-weight'
              ? staffOrders.reasons[refused.reason]
              : ''
          }
        />
        <TextField
          id="shipment-weight"
          name="weight"
          label={words.weight}
          optional={words.optional}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={refused?.typed.weight ?? ''}
          error={errorOf('bad-weight')}
        />
      </div>
      <datalist id="shipment-couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <div className={styles.buttons}>
        <Checkbox name="notify" value="1" autoComplete="off" defaultChecked>
          {words.notify}
        </Checkbox>
        <Button type="submit" kind="secondary">
          {words.add}
        </Button>
      </div>
    </form>
  );
  return (
    <section className={layout.part} aria-labelledby="order-shipments-heading">
      <h2 id="order-shipments-heading">{words.heading}</h2>
      {shipments.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <form method="post" action={path}>
          {proof}
          <ul className={styles.stack}>
            {shipments.map(({ id, courier, tracking, link, weightGrams, contents, at, ...parcel }) => (
              <li key={id} className={styles.buttons}>
                <span>
                  <a href={`/staff/fulfilment/parcels/${id}/`}>
                    <strong>{courier}</strong>
                  </a>{' '}
                  {link === null ? (
                    tracking
                  ) : (
                    <a href={link} rel="noreferrer">
                      {tracking}
                    </a>
                  )}{' '}
                  · <time dateTime={at}>{formatDateTime(at, locale)}</time>
                  {weightGrams === null ? null : ` · ${words.grams(weightGrams)}`}
                  {parcel.deliveredAt === null
                    ? null
                    : ` · ${words.delivered(formatDateTime(parcel.deliveredAt, locale))}`}
                  {parcel.trouble ? ` · ${words[parcel.trouble]}` : null}
                  <br />
                  <small>
                    {parcel.togetherWith === null
                      ? contentsOf(order, contents)
                          .map(({ line, quantity }) => `${quantity} × ${line.name}`)
                          .join(', ') || words.unknownContents
                      : words.together}
                  </small>
                </span>
                {parcel.deliveredAt === null && parcel.trouble !== 'returned' ? (
                  <Button
                    type="submit"
                    name="deliver"
                    value={id}
                    kind="quiet"
                    aria-label={words.deliverOf(courier, tracking)}
                  >
                    {words.deliver}
                  </Button>
                ) : null}
                <Button
                  type="submit"
                  name="remove"
                  value={id}
                  kind="quiet"
                  aria-label={words.removeOf(courier, tracking)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
      {isSendable ? (
        isWaiting ? (
          <details className={styles.partly} open={refused !== null}>
            <summary>{words.partly}</summary>
            <p className={styles.hint}>{words.partlyHint}</p>
            {form}
          </details>
        ) : (
          form
        )
      ) : null}
    </section>
  );
}
