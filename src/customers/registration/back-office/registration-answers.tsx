import { Fragment } from 'react';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffRegistration, VatAnswer } from '../rules/staff-registration.ts';
import styles from './registration-page.module.css';

const tones: Readonly<Record<VatAnswer['answer'], BadgeTone>> = {
  valid: 'green',
  invalid: 'sale',
  unknown: 'amber',
  'not-asked': 'amber',
};

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
          {vat ? <VatLine vat={vat} /> : null}
        </Fragment>,
      ])}
    />
  );
}

function VatLine({ vat }: { vat: VatAnswer }) {
  const { staffRegistrations, locale } = useBackOfficeWords();
  const words = staffRegistrations.page;
  const rows = [
    vat.source === null ? '' : words.vatSource[vat.source],
    vat.at === null ? '' : formatDateTime(vat.at, locale),
    vat.name,
    vat.consultationNumber === '' ? '' : words.consultation(vat.consultationNumber),
  ].filter((part) => part !== '');
  return (
    <span className={styles.vat}>
      <Badge tone={tones[vat.answer]}>{words.vat[vat.answer]}</Badge>
      <small>{rows.join(' · ')}</small>
    </span>
  );
}
