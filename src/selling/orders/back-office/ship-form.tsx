import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderProblem } from '../rules/order-action.ts';
import { mostParcels, parcelField } from '../rules/shipment.ts';
import styles from './order-record.module.css';

export type ShipFormProps = {
  readonly orderId: number;
  /** couriers of other orders, as suggestions */
  readonly couriers: readonly string[];
  readonly problem: OrderProblem | null;
  readonly nonce: string;
};

/** Ships an order: its parcels, each with courier and number, or none; the order is completed and the customer gets one email. */
export function ShipForm({ orderId, couriers, problem, nonce }: ShipFormProps) {
  const { staffOrders } = useBackOfficeWords();
  const words = staffOrders.record;
  const refused = problem?.action === 'ship' && 'reason' in problem ? problem : null;
  const typed = (field: 'courier' | 'tracking', row: number) => refused?.typed[parcelField(field, row)] ?? '';
  const [count, setCount] = useState(() => rowsTyped(refused?.typed ?? {}));
  const added = useRef<HTMLInputElement>(null);
  const last = useRef(count);
  useEffect(() => {
    if (count > last.current) added.current?.focus();
    last.current = count;
  }, [count]);
  return (
    <form className={styles.ship} method="post" action={`/staff/orders/${orderId}/`}>
      <p>
        <strong>{words.next}</strong> {words.steps.ship}
      </p>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="action" value="ship" readOnly />
      {Array.from({ length: count }, (_, at) => at + 1).map((row) => (
        <div className={styles.parcel} key={row}>
          <TextField
            id={`ship-${parcelField('courier', row)}`}
            name={parcelField('courier', row)}
            ref={row === count ? added : null}
            label={row === 1 ? words.ship.courier : words.ship.courierOf(row)}
            optional={words.ship.optional}
            hint={row === 1 ? '' : words.ship.sameCourier}
            list="ship-couriers"
            autoComplete="off"
            defaultValue={typed('courier', row)}
            error={
              refused?.reason === 'courier-missing' && row === 1 ? staffOrders.reasons[refused.reason] : ''
            }
          />
          <TextField
            id={`ship-${parcelField('tracking', row)}`}
            name={parcelField('tracking', row)}
            label={row === 1 ? words.ship.tracking : words.ship.trackingOf(row)}
            optional={words.ship.optional}
            autoComplete="off"
            defaultValue={typed('tracking', row)}
          />
        </div>
      ))}
      <datalist id="ship-couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
      <div className={styles.shipButtons}>
        <Button type="submit">{words.ship.submit}</Button>
        {count < mostParcels ? (
          <Button type="button" kind="secondary" onClick={() => setCount(count + 1)}>
            {words.ship.another}
          </Button>
        ) : null}
        <small>{words.ship.hint}</small>
      </div>
    </form>
  );
}

/** How many rows were filled in before the form was refused; at least one. */
function rowsTyped(typed: Readonly<Record<string, string | undefined>>): number {
  const rows = Array.from({ length: mostParcels }, (_, at) => at + 1);
  return (
    rows.findLast((row) => typed[parcelField('courier', row)] || typed[parcelField('tracking', row)]) ?? 1
  );
}
