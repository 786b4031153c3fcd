import { Fragment } from 'react';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { KnownVatLine } from '#pricing/vat/back-office/known-vat-line.tsx';
import type { StaffRegistration } from '../rules/staff-registration.ts';

const kilobytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1024)));

type RegistrationAnswersProps = Pick<StaffRegistration, 'answers'> & { readonly mayDownload?: boolean };

/** The answers with the wording of their questions at that time; files can be downloaded, VAT numbers show their check. */
export function RegistrationAnswers({ answers, mayDownload = true }: RegistrationAnswersProps) {
  const { staffRegistrations } = useBackOfficeWords();
  const words = staffRegistrations.page;
  if (answers.length === 0) return <p>{words.noAnswers}</p>;
  return (
    <StaffFacts
      framed
      facts={answers.map(({ fieldId, label, shown, file, vat }) => [
        label,
        <Fragment key={fieldId}>
          {file && mayDownload ? (
            <a
              href={`/staff/registrations/files/${file.id}/`}
              download={shown}
              aria-label={words.download(shown)}
            >
              {shown}
            </a>
          ) : (
            shown
          )}
          {file ? <small>{words.size(kilobytes(file.bytes))}</small> : null}
          {vat ? <KnownVatLine vat={vat} /> : null}
        </Fragment>,
      ])}
    />
  );
}
