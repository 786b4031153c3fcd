import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import type { Settings } from '#foundation/settings/rules/settings.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import type { Shipment } from '#selling/orders/rules/shipment.ts';
import type { DeliveryNoteDocument, DeliveryNoteLine } from './delivery-note.ts';
import type { DeliveryNoteDraft } from './delivery-note-form.ts';

type Firm = Pick<
  Settings,
  'shop_name' | 'shop_legal_name' | 'shop_address' | 'shop_vat_number' | 'shop_phone'
>;

/** What the labels of numbers on a document are called. */
export type NoteWords = { readonly vatNumber: string; readonly taxCode: string };

export type ComposedNote =
  | { readonly ok: true; readonly document: DeliveryNoteDocument }
  | { readonly ok: false; readonly problem: 'unknown-contents' | 'no-firm-data' };

type Composed = {
  readonly firm: Firm;
  readonly order: OrderView;
  /** the chosen parcels of the order */
  readonly parcels: readonly Shipment[];
  readonly draft: DeliveryNoteDraft;
  readonly words: NoteWords;
  /** `YYYY-MM-DD` */
  readonly orderedOn: string;
};

/**
 * Writes out what a delivery note says: parties, destination where it is another one, goods of the parcels line by line, and the transport. Refused
 * where the firm has no address or VAT number, and where nobody knows what lies in the parcels.
 */
export function composeNote({ firm, order, parcels, draft, words, orderedOn }: Composed): ComposedNote {
  if (firm.shop_address === '' || firm.shop_vat_number === '') return { ok: false, problem: 'no-firm-data' };
  const lines = linesOf(order, parcels);
  if (lines.length === 0) return { ok: false, problem: 'unknown-contents' };
  const { invoice } = order;
  const billed = addressLines(order.billing);
  const shipped = addressLines(order.shipping);
  const isSame = billed.join('\n') === shipped.join('\n') || shipped.length === 0;
  const weights = parcels.map(({ weightGrams }) => weightGrams);
  const weighed = weights.every((grams) => grams !== null)
    ? weights.reduce((sum: number, grams) => sum + (grams ?? 0), 0)
    : null;
  return {
    ok: true,
    document: {
      sender: [
        firm.shop_legal_name || firm.shop_name,
        ...firm.shop_address.split('\n'),
        `${words.vatNumber} ${firm.shop_vat_number}`,
        firm.shop_phone,
      ].filter((part) => part.trim() !== ''),
      recipient: [
        ...(invoice?.company && invoice.company !== order.billing.company ? [invoice.company] : []),
        ...billed,
        ...(invoice?.vatNumber ? [`${words.vatNumber} ${invoice.vatNumber}`] : []),
        ...(invoice?.taxCode ? [`${words.taxCode} ${invoice.taxCode}`] : []),
      ],
      destination: isSame ? [] : shipped,
      orderNumber: order.number,
      orderedOn,
      reason: draft.reason,
      carriers: [...new Set(parcels.map(({ courier }) => courier))],
      trackings: parcels.map(({ tracking }) => tracking).filter((tracking) => tracking !== ''),
      lines,
      packages: draft.packages ?? parcels.length,
      weightGrams: draft.weight ?? weighed,
      appearance: draft.appearance,
      note: draft.note,
    },
  };
}

function linesOf(order: OrderView, parcels: readonly Shipment[]): readonly DeliveryNoteLine[] {
  const contents = parcels.flatMap((parcel) => parcel.contents);
  return order.lines.flatMap((line) => {
    const quantity = contents.reduce((sum, part) => sum + (part.lineId === line.id ? part.quantity : 0), 0);
    const choices = line.attributes.map(({ value }) => value).join(', ');
    return quantity > 0 ? [{ sku: line.sku ?? '', name: line.name, choices, quantity }] : [];
  });
}
