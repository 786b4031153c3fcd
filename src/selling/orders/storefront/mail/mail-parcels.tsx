import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { parcelName } from '../../rules/parcel-name.ts';
import { contentsOf, type LinePieces, stillToCome } from '../../rules/parcels-of-order.ts';

/** The parcels of an order: where each is followed, what lies in it, and what is still to come. */
export function MailParcels({ order, words }: { order: OrderView; words: StorefrontMessages }) {
  const { shipments: said } = words.orders;
  const left = stillToCome(order);
  return (
    <>
      {order.shipments?.map((parcel) => (
        <p key={parcel.id} style={style.text}>
          {said.label}: <strong>{parcelName(parcel)}</strong>
          {parcel.link === null ? null : (
            <>
              {' '}
              (<a href={parcel.link}>{said.follow}</a>)
            </>
          )}
          <MailPieces pieces={contentsOf(order, parcel.contents)} />
        </p>
      ))}
      {left.length === 0 ? null : (
        <p style={style.text}>
          <strong>{said.left}</strong>
          <MailPieces pieces={left} />
        </p>
      )}
    </>
  );
}

function MailPieces({ pieces }: { pieces: readonly LinePieces[] }) {
  return pieces.map(({ line, quantity }) => (
    <span key={line.id}>
      <br />
      {quantity} × {line.name}
    </span>
  ));
}
