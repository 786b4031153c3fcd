import { FileFieldFrame, type FileFieldProps, fileFieldMarks } from '#kit/ui/controls/file-field.tsx';
import { FileInput } from '#kit/ui/controls/file-input.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

export type StaffFileFieldProps = FileFieldProps & {
  /** files leave as soon as they are chosen, so that none is ever waiting */
  readonly sendsAtOnce?: boolean;
};

/** Files that go with a form of the staff area, asked for in its language. */
export function StaffFileField({
  id,
  label,
  hint = '',
  error = '',
  sent = [],
  ...input
}: StaffFileFieldProps) {
  const { backOffice } = useBackOfficeWords();
  return (
    <FileFieldFrame {...{ id, label, hint, error, sent }}>
      <FileInput {...input} {...fileFieldMarks({ id, hint, error })} words={backOffice.files} />
    </FileFieldFrame>
  );
}
