import { FileField } from '#kit/ui/controls/file-field.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { conversationsFor } from '#messages/conversations/conversations-for.ts';
import { type Attached, type AttachmentTerms, attachedField, attachmentInput } from '../rules/attachments.ts';

export type AttachFieldProps = {
  readonly id: string;
  /** null where the shop takes no files */
  readonly terms: AttachmentTerms;
  /** what came with an earlier attempt */
  readonly attached: Attached;
  readonly error?: string;
};

/** The files that go with a message. */
export function AttachField({ id, terms, attached, error = '' }: AttachFieldProps) {
  const words = conversationsFor(useWords().locale).attach;
  if (!terms) return null;
  return (
    <>
      <input
        type="hidden"
        name={attachedField}
        value={attached.map(({ token }) => token).join(',')}
        readOnly
      />
      <FileField
        id={id}
        name={attachmentInput}
        label={words.label}
        hint={words.hint(terms.maxMegabytes)}
        error={error}
        accept={terms.accept}
        multiple
        sent={attached.map(({ name }) => words.sent(name))}
      />
    </>
  );
}
