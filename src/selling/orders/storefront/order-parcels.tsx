import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { LangText } from '#kit/words/storefront/lang-text.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { OrderView } from '../rules/order-view.ts';
import { parcelName } from '../rules/parcel-name.ts';
import { contentsOf, type LinePieces, stillToCome } from '../rules/parcels-of-order.ts';
import styles from './order-parcels.module.css';

/** The parcels of an order, each with its contents and the way to follow it, and what is still to come; nothing before the first. */
export function OrderParcels({ order }: { order: OrderView }) {
  const { orders, locale } = useShopWords();
  const words = orders.shipments;
  const { shipments = [] } = order;
  if (shipments.length === 0) return null;
  const left = stillToCome(order);
  return (
    <section className={styles.parcels} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{words.heading}</h2>
      <ol>
        {shipments.map((parcel) => (
          <li key={parcel.id}>
            <h3>{parcelName(parcel)}</h3>
            <p>
              {parcel.deliveredAt === null
                ? words.sentAt(formatDateTime(parcel.at, locale))
                : words.deliveredAt(formatDateTime(parcel.deliveredAt, locale))}
            </p>
            {parcel.trouble ? (
              <p>
                <strong>{parcel.trouble === 'held' ? words.heldNow : words.returnedNow}</strong>
              </p>
            ) : null}
            {parcel.togetherWith === null ? null : <p>{words.together}</p>}
            <Pieces pieces={contentsOf(order, parcel.contents)} />
            {parcel.link === null || parcel.deliveredAt !== null || parcel.trouble === 'returned' ? null : (
              <p>
                <a href={parcel.link} rel="noreferrer" aria-label={words.followOf(parcelName(parcel))}>
                  {words.follow}
                </a>
              </p>
            )}
          </li>
        ))}
        {left.length === 0 ? null : (
          <li>
            <h3>{words.left}</h3>
            <Pieces pieces={left} />
          </li>
        )}
      </ol>
    </section>
  );
}

function Pieces({ pieces }: { pieces: readonly LinePieces[] }) {
  return pieces.length === 0 ? null : (
    <ul>
      {pieces.map(({ line, quantity }) => (
        <li key={line.id}>
          {quantity} × <LangText lang={line.lang}>{line.name}</LangText>
        </li>
      ))}
    </ul>
  );
}
