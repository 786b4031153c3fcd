import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import emailStyles from '#selling/orders/back-office/email-page.module.css';
import type { EmailDefinition } from '../rules/email-texts.ts';
import { orderField } from '../rules/staff-emails.ts';
import styles from './email-preview.module.css';

/** The frame that texts which have not been stored are shown in, too. */
const previewFrame = 'email-preview';

/** The id of the form that the text is written in. */
export const textForm = 'email-text';

export type EmailPreviewProps = {
  /** of the page */
  readonly path: string;
  /** null where nothing can be shown */
  readonly preview: {
    readonly subject: string;
    readonly text: string;
    readonly orderNumber: number | null;
    readonly isSample: boolean;
  } | null;
  /** the number of the order that staff asked for; '' for none */
  readonly typedOrder: string;
  /** there is no such order: the newest one is shown */
  readonly isNoOrder: boolean;
};

/** How the email looks with real data, as markup and as plain text. */
export function EmailPreview(props: EmailPreviewProps & { readonly definition: EmailDefinition }) {
  const { path, preview, typedOrder, isNoOrder, definition } = props;
  const words = useBackOfficeWords().staffEmails.preview;
  if (!preview) return null;
  const order = typedOrder === '' || isNoOrder ? '' : `?${new URLSearchParams({ [orderField]: typedOrder })}`;
  const source =
    preview.orderNumber === null
      ? preview.isSample
        ? words.ofSample
        : definition.about === 'account'
          ? words.ofYou
          : words.ofNewest
      : words.ofOrder(preview.orderNumber);
  return (
    <section className={sheet.sheet}>
      <h2>{words.title}</h2>
      <p className={sheet.hint}>
        {source} {words.masked}
      </p>
      {definition.about === 'order' ? (
        <form action={path} className={styles.order}>
          <TextField
            id="email-order"
            name={orderField}
            label={words.order}
            inputMode="numeric"
            defaultValue={typedOrder}
            autoComplete="off"
            error={isNoOrder ? words.noOrder(typedOrder) : ''}
          />
          <Button type="submit" kind="secondary">
            {words.show}
          </Button>
        </form>
      ) : null}
      <div className={sheet.buttons}>
        {(['html', 'text'] as const).map((as) => (
          <Button
            key={as}
            type="submit"
            kind="secondary"
            form={textForm}
            formAction={`${path}preview/`}
            formTarget={previewFrame}
            name="as"
            value={as}
          >
            {as === 'html' ? words.draft : words.draftAsText}
          </Button>
        ))}
        <span className={sheet.hint}>{words.draftHint}</span>
      </div>
      <p>
        {words.subject}: <strong>{preview.subject}</strong>
      </p>
      <iframe
        className={emailStyles.frame}
        name={previewFrame}
        title={words.title}
        src={`${path}preview/${order}`}
        sandbox=""
      />
      <details>
        <summary>{words.asText}</summary>
        <pre className={emailStyles.text}>{preview.text}</pre>
      </details>
    </section>
  );
}
