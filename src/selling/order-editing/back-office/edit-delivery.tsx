import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select, type SelectOption } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { editFields } from '../rules/edit-form.ts';
import type { OrderEditView } from '../rules/edit-view.ts';
import styles from './order-edit.module.css';

/** How the order is sent and paid, its coupons, and the note of the customer. */
export function EditDelivery({ view }: { readonly view: OrderEditView }) {
  const { staffOrderEdit: words, locale } = useBackOfficeWords();
  const { order, typed, shippingOptions, payments } = view;
  const shipping = typed[shippingMethodField] ?? '';
  const payment = typed.payment_method ?? '';
  return (
    <section className={layout.part} aria-labelledby="edit-delivery">
      <h2 id="edit-delivery">{words.delivery}</h2>
      <div className={sheet.row}>
        <Select
          id="edit-shipping"
          name={shippingMethodField}
          label={words.shipping}
          defaultValue={shipping}
          options={withChosen(
            shippingOptions.map(({ method, title, amount }) => ({
              value: method,
              label: `${title} · ${formatEuro(amount, locale)}`,
            })),
            { value: shipping, label: order.shippingTitle },
          )}
        />
        <Select
          id="edit-payment"
          name="payment_method"
          label={words.payment}
          defaultValue={payment}
          options={withChosen(
            payments.map(({ id, title }) => ({ value: id, label: title })),
            { value: payment, label: order.paymentTitle },
          )}
        />
      </div>
      {order.coupons.length === 0 ? null : (
        <fieldset className={styles.coupons}>
          <legend>{words.coupons}</legend>
          {order.coupons.map(({ code }) => (
            <Checkbox
              key={code}
              name={editFields.coupon(code)}
              value="1"
              defaultChecked={typed[editFields.coupon(code)] !== undefined}
            >
              {code}
            </Checkbox>
          ))}
          <p className={styles.hint}>{words.couponsHint}</p>
        </fieldset>
      )}
      <TextArea
        id="edit-note"
        name="order_comments"
        label={words.note}
        defaultValue={typed.order_comments ?? ''}
        maxLength={2000}
        rows={2}
      />
    </section>
  );
}

/** What is chosen stands among the options even where it is not offered any more: the page says so, and nothing is chosen instead. */
const withChosen = (options: readonly SelectOption[], chosen: SelectOption): readonly SelectOption[] =>
  options.some(({ value }) => value === chosen.value) ? options : [chosen, ...options];
