import { FileField, type FileFieldProps } from '#kit/ui/controls/file-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';

export type StaffFileFieldProps = Omit<FileFieldProps, 'words'>;

/** Files that go with a form of the staff area, asked for in its language. */
export function StaffFileField(field: StaffFileFieldProps) {
  const { backOffice } = useBackOfficeWords();
  return <FileField {...field} words={backOffice.files} />;
}
