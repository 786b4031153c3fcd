import { AccountFrame, type AccountFrameProps } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { offerCounterPath, offerPath } from '#foundation/paths/rules/offer-paths.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { offersFor } from '#messages/buying/offers-for.ts';
import type { Attached, AttachmentTerms } from '#wholesale/conversations/rules/attachments.ts';
import { AttachField } from '#wholesale/conversations/storefront/attach-field.tsx';
import { MAX_COUNTER_MESSAGE, proposedField, proposedQuantityField } from '../rules/counter-form.ts';
import type { Offer } from '../rules/offer.ts';
import styles from './counter.module.css';

type CounterViewProps = {
  readonly offer: Offer;
  /** of wholesale calls */
  readonly nonce: string;
  readonly files: AttachmentTerms;
  /** sentences by the field, under '' of the whole form, and what was typed */
  readonly refused: {
    readonly problems: Readonly<Record<string, string>>;
    readonly typed: PostedForm;
    readonly attached: Attached;
  } | null;
  readonly frame: Omit<AccountFrameProps, 'title' | 'current' | 'children'>;
};

/** Other prices and quantities than those of an offer, line by line, with a message and files. */
export function CounterView({ offer, nonce, files, refused, frame }: CounterViewProps) {
  const { locale } = useWords();
  const shared = offersFor(locale);
  const words = shared.counter;
  const tax = offer.mode === 'gross' ? shared.withTax : shared.withoutTax;
  const problemOf = (field: string) => refused?.problems[field] ?? '';
  const wrong = Object.entries(refused?.problems ?? {});
  return (
    <AccountFrame title={words.title(offer.id)} current="offers" {...frame}>
      <p className={styles.intro}>{words.intro}</p>
      <form
        className={styles.counter}
        method="post"
        action={offerCounterPath(offer.id)}
        encType="multipart/form-data"
        noValidate
      >
        {wrong.length > 0 ? (
          <div role="alert">
            <Notice kind="error">{problemOf('') || wrong[0]?.[1]}</Notice>
          </div>
        ) : null}
        <input type="hidden" name="security" value={nonce} readOnly />
        <ol className={styles.proposals}>
          {offer.lines.map(({ name, sku, quantity, unit, proposed }, index) => {
            const field = proposedField(index + 1);
            const pieces = proposedQuantityField(index + 1);
            const usual = formatAmount(proposed?.unit ?? unit, locale);
            const usualPieces = String(proposed?.quantity ?? quantity);
            return (
              <li key={field}>
                <p className={styles.proposal}>
                  <bdi>{name}</bdi>
                  <small>
                    {sku === null ? '' : `${shared.code(sku)} · `}
                    {shared.quantity}: {quantity} · {words.offered}: {formatEuro(unit, locale)} ({tax})
                  </small>
                </p>
                <TextField
                  id={`proposed-quantity-${index + 1}`}
                  name={pieces}
                  label={words.proposedQuantity}
                  aria-label={words.proposedQuantityFor(name)}
                  inputMode="numeric"
                  maxLength={6}
                  autoComplete="off"
                  defaultValue={refused ? typedText(refused.typed, pieces) : usualPieces}
                  error={problemOf(pieces)}
                />
                <TextField
                  id={`proposed-${index + 1}`}
                  name={field}
                  label={words.proposed}
                  aria-label={words.proposedFor(name)}
                  inputMode="decimal"
                  maxLength={14}
                  autoComplete="off"
                  defaultValue={refused ? typedText(refused.typed, field) : usual}
                  error={problemOf(field)}
                />
              </li>
            );
          })}
        </ol>
        <TextArea
          id="counter-message"
          name="message"
          label={`${words.message} ${words.optional}`}
          rows={4}
          maxLength={MAX_COUNTER_MESSAGE}
          defaultValue={refused ? typedText(refused.typed, 'message') : ''}
          error={problemOf('message')}
        />
        <AttachField
          id="counter-files"
          terms={files}
          attached={refused?.attached ?? []}
          error={problemOf('files')}
        />
        <div className={styles.ways}>
          <Button type="submit">{words.send}</Button>
          <a className={buttonClass({ kind: 'secondary' })} href={offerPath(offer.id)}>
            {words.back}
          </a>
        </div>
      </form>
    </AccountFrame>
  );
}
