import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { shippingMethodField } from '#selling/shipping/rules/shipping-actions.ts';
import { handOverRate } from '#selling/shipping/rules/shipping-zone.ts';
import { addressFields, type DraftView, type RejectedDraft } from '../rules/counter-draft.ts';
import styles from './counter.module.css';
import { InvoicePart } from './invoice-part.tsx';
import { TillPart } from './till-part.tsx';

export type OrderPartProps = {
  readonly action: string;
  readonly nonce: string;
  readonly draft: DraftView;
  readonly rejected: RejectedDraft | null;
};

/** Whom the order goes to, how, and how it is paid; saved as it is, or placed. */
export function OrderPart({ action, nonce, draft, rejected }: OrderPartProps) {
  const { staffCounter: words, locale } = useBackOfficeWords();
  const { cart, payments } = draft;
  const fields = { ...draft.fields, ...rejected?.typed };
  const isEmpty = cart.lines.length === 0;
  const isHandedOver = draft.origin === 'counter' && (isEmpty || cart.shipping?.method === handOverRate);
  const nothing = [{ value: '', label: words.noShipping }];
  return (
    <form method="post" action={action} className={sheet.sheet} aria-labelledby="draft-order">
      <h2 id="draft-order">{words.order}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="cart_hash_seen" value={cart.hash} readOnly />
      <details
        open={!isHandedOver || addressFields.some((name) => name !== 'billing_country' && fields[name])}
      >
        <summary className={styles.fold}>{words.buyer}</summary>
        {isHandedOver ? <p className={sheet.hint}>{words.handOverHint}</p> : null}
        <div className={styles.fields}>
          {addressFields.map((name) => (
            <TextField
              key={name}
              id={`draft-${name}`}
              name={name}
              label={words.fields[name]}
              {...(name === 'billing_company' ? { optional: words.optional } : {})}
              type={name === 'billing_email' ? 'email' : name === 'billing_phone' ? 'tel' : 'text'}
              defaultValue={fields[name] ?? ''}
              maxLength={254}
              autoComplete="off"
            />
          ))}
        </div>
      </details>
      <div className={styles.fields}>
        <Select
          key={`shipping-${cart.shipping?.method ?? ''}`}
          id="draft-shipping"
          name={shippingMethodField}
          label={words.shipping}
          defaultValue={cart.shipping?.method ?? ''}
          options={
            isEmpty
              ? nothing
              : cart.shippingOptions.map(({ method, title, amount }) => ({
                  value: method,
                  label: `${title} · ${formatEuro(amount, locale)}`,
                }))
          }
        />
        <Select
          key={`payment-${payments.length}`}
          id="draft-payment"
          name="payment_method"
          label={words.payment}
          defaultValue={fields.payment_method ?? ''}
          options={isEmpty ? nothing : payments.map(({ id, title }) => ({ value: id, label: title }))}
        />
        {draft.locations.length > 0 ? (
          <Select
            id="draft-location"
            name="location"
            label={words.location}
            defaultValue={fields.location ?? ''}
            options={[
              { value: '', label: words.anyLocation },
              ...draft.locations.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        ) : null}
        <TillPart tills={draft.tills} fields={fields} />
      </div>
      {draft.asksInvoice ? <InvoicePart fields={fields} /> : null}
      <TextArea
        id="draft-note"
        name="order_comments"
        label={words.note}
        defaultValue={fields.order_comments ?? ''}
        maxLength={2000}
        rows={2}
      />
      <p className={sheet.hint}>{words.saveHint}</p>
      <div className={styles.buttons}>
        <Button type="submit" name="action" value="save" kind="secondary">
          {words.save}
        </Button>
        {draft.mayOffer && !isEmpty ? (
          <Button type="submit" name="action" value="offer" kind="secondary">
            {words.offer}
          </Button>
        ) : null}
        {isEmpty ? null : (
          <Button type="submit" name="action" value="order">
            {words.place}
          </Button>
        )}
      </div>
    </form>
  );
}
