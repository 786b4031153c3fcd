import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readRows } from '#selling/incoming-payments/rules/statements/read-rows.ts';
import { matchCertain } from '#selling/incoming-payments/server/settling/match-certain.ts';
import { storeStatement } from '#selling/incoming-payments/server/statements/store-statement.ts';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { markOrderPaid } from '#selling/orders/server/mark-order-paid.ts';
import { addShipment } from '#selling/orders/server/shipments/add-shipment.ts';
import type { PaymentMethodId } from '#selling/payments/rules/payment-methods.ts';

type Money = { readonly cents?: number; readonly currency?: string };

/** A way of paying that no provider carries out: how the shop learns of the money, and what it cannot say of it. */
type ByHand = {
  readonly name: string;
  readonly method: PaymentMethodId;
  readonly settings: { readonly enabled: string; readonly instructions: string };
  readonly lacks: readonly ('amounts' | 'currencies')[];
  /** the money of an order comes; how many orders it has paid */
  receive(clerk: RequestContext, order: OrderView, money?: Money): Promise<number>;
};

const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
let files = 0;

/** Reads a table in and confirms what is certain. */
async function settle(clerk: RequestContext, kind: 'bank' | 'courier', rows: readonly string[][]) {
  const statement = readRows(rows, kind);
  if (!statement) throw new Error('the table has no heading');
  files += 1;
  const fileName = `file-${files}.csv`;
  const courier = kind === 'courier' ? 'BRT' : '';
  return matchCertain(clerk, await storeStatement(clerk, { kind, courier, fileName, statement }));
}

export const byHand: readonly ByHand[] = [
  {
    name: 'bank transfer',
    method: 'bacs',
    settings: { enabled: 'bank_transfer_enabled', instructions: 'bank_transfer_instructions' },
    lacks: [],
    receive: (clerk, { number, total }, { cents = total, currency = 'EUR' } = {}) =>
      settle(clerk, 'bank', [
        ['Data', 'Importo', 'Divisa', 'Descrizione'],
        ['12/11/2026', euro(cents), currency, `ordine ${number}, ${files}`],
      ]),
  },
  {
    name: 'cash on delivery',
    method: 'cod',
    settings: { enabled: 'cash_on_delivery_enabled', instructions: 'cash_on_delivery_instructions' },
    lacks: ['currencies'],
    async receive(clerk, { id, total }, { cents = total } = {}) {
      // A second one says that it is there already.
      await addShipment(clerk, {
        orderId: id,
        courier: 'BRT',
        tracking: `BX${id}`,
        contents: null,
        notify: false,
      });
      return settle(clerk, 'courier', [
        ['LDV', 'Contrassegno', 'Data incasso', 'Note'],
        [`BX${id}`, euro(cents), `${(files % 27) + 1}/11/2026`, ''],
      ]);
    },
  },
  {
    name: 'company credit',
    method: 'credit',
    settings: { enabled: 'company_credit_enabled', instructions: 'company_credit_instructions' },
    lacks: ['amounts', 'currencies'],
    receive: async (clerk, { id }) => ((await markOrderPaid(clerk, id)).ok ? 1 : 0),
  },
];
