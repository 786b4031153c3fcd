import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import type { Attached } from '#wholesale/conversations/rules/attachments.ts';
import { MAX_MESSAGE, MAX_TITLE } from '#wholesale/conversations/rules/message-limits.ts';
import { AttachField } from '#wholesale/conversations/storefront/attach-field.tsx';
import { type QuoteField, type QuoteForm, quoteFieldName, quoteIdLists } from '../rules/quote-form.ts';
import { MAX_ANSWER, MAX_EMAIL, MAX_NAME } from '../rules/quote-limits.ts';
import { boxesIn, type QuoteRequest } from '../rules/quote-request.ts';
import { QuoteFileField } from './quote-file-field.tsx';
import styles from './quote-form.module.css';

type QuoteFieldsProps = {
  readonly form: QuoteForm;
  readonly entered: QuoteRequest | null;
  readonly attached: Attached;
  /** the fields that are wrong: their names, or the ids of custom ones */
  readonly wrong: readonly string[];
  /** a file begins (1) or ends (-1) its way */
  readonly onUploading: (change: 1 | -1) => void;
};

/** What a quote request asks: name and e-mail as the account has them, subject, message and the shop's own fields (QUO-05 to QUO-10). */
export function QuoteFields({ form, entered, attached, wrong, onUploading }: QuoteFieldsProps) {
  const words = quotesFor(useWords().locale);
  const { fields: labels } = words;
  const isWrong = (field: string) => (wrong.includes(field) ? true : undefined);
  const hidden = {
    location: form.location,
    type: 'quote',
    security: form.nonce,
    ...(form.product ? { product: String(form.product.id) } : {}),
    ...(form.sellers.length > 0 ? {} : { vendor: form.vendor }),
    ...quoteIdLists(form.fields),
  };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <p className={styles.intro}>{words.hint}</p>
      <div className={styles.pair}>
        <TextField
          id="quote-name"
          name="name"
          label={`${labels.name} *`}
          autoComplete="name"
          maxLength={MAX_NAME}
          defaultValue={entered?.name ?? form.name}
          aria-required
          aria-invalid={isWrong('name')}
        />
        <TextField
          id="quote-email"
          name="email"
          type="email"
          label={`${labels.email} *`}
          autoComplete="email"
          maxLength={MAX_EMAIL}
          defaultValue={entered?.email ?? form.email}
          aria-required
          aria-invalid={isWrong('email')}
        />
      </div>
      <TextField
        id="quote-title"
        name="title"
        label={labels.title}
        maxLength={MAX_TITLE}
        defaultValue={
          entered?.title ?? (form.product ? words.titleFor(form.product.name) : words.defaultTitle)
        }
      />
      {form.sellers.length > 0 ? (
        <Select
          id="quote-vendor"
          name="vendor"
          label={labels.vendor}
          defaultValue={entered?.vendor ?? form.vendor}
          options={[
            { value: '', label: form.shopName },
            ...form.sellers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      ) : null}
      {form.fields.map((field) => (
        <CustomField
          key={field.id}
          field={field}
          form={form}
          value={entered?.values[field.id] ?? ''}
          isWrong={wrong.includes(String(field.id))}
          onUploading={onUploading}
        />
      ))}
      <TextArea
        id="quote-message"
        name="message"
        label={form.messageOptional ? labels.message : `${labels.message} *`}
        rows={5}
        maxLength={MAX_MESSAGE}
        defaultValue={entered?.message}
        aria-required={form.messageOptional ? undefined : true}
        aria-invalid={isWrong('message')}
      />
      <AttachField id="quote-attachments" terms={form.maxMegabytes > 0 ? form : null} attached={attached} />
    </>
  );
}

type CustomFieldProps = {
  readonly field: QuoteField;
  readonly form: QuoteForm;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onUploading: (change: 1 | -1) => void;
};

function CustomField({ field, form, value, isWrong, onUploading }: CustomFieldProps) {
  const name = quoteFieldName(form, field);
  const label = field.required ? `${field.label} *` : field.label;
  if (field.kind === 'file') {
    return (
      <QuoteFileField
        field={field}
        form={form}
        label={label}
        sent={value}
        isWrong={isWrong}
        onUploading={onUploading}
      />
    );
  }
  if (field.kind === 'checkbox') {
    const ticked = boxesIn(value);
    return (
      <fieldset className={styles.boxes}>
        <legend>{label}</legend>
        {field.options.map((option) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            defaultChecked={ticked.includes(option)}
            aria-invalid={isWrong ? true : undefined}
          >
            {option}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  return (
    <TextField
      id={`quote-field-${field.id}`}
      name={name}
      label={label}
      maxLength={MAX_ANSWER}
      defaultValue={value}
      aria-required={field.required ? true : undefined}
      aria-invalid={isWrong ? true : undefined}
    />
  );
}
