import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { ParcelConditionPart } from './parcel-condition-part.tsx';
import { ParcelLabelPart } from './parcel-label-part.tsx';
import type { ParcelPageProps } from './parcel-page-props.ts';
import styles from './parcels.module.css';

/** A parcel: for whom it is and what lies in it, its label, and what became of it. */
export function ParcelPage(props: ParcelPageProps) {
  const { parcel, done, rejected } = props;
  const { staffParcels: words, locale } = useBackOfficeWords();
  const { form, ...fields } = rejected?.problems ?? {};
  const address = [
    parcel.address1,
    parcel.address2,
    `${parcel.postcode} ${parcel.city}`,
    parcel.state,
    parcel.country,
  ];
  return (
    <>
      <a className={sheet.back} href="/staff/fulfilment/parcels/">
        {words.parcel.back}
      </a>
      <div className={layout.head}>
        <h1>{words.parcel.title(parcel.order.number)}</h1>
        <a href={`/staff/orders/${parcel.order.id}/`}>{words.parcel.openOrder}</a>
      </div>
      {done && !rejected ? <Notice kind="success">{words.done[done]}</Notice> : null}
      {rejected?.problems === null ? <Notice kind="warning">{words.parcel.expired}</Notice> : null}
      {form ? <Notice kind="error">{words.problems[form]}</Notice> : null}
      <FormSummary
        problems={Object.entries(fields).map(([field, problem]) => ({
          id: `parcel-${field}`,
          sentence: words.problems[problem],
        }))}
      />
      <StaffFacts
        framed
        facts={[
          [words.parcel.recipient, parcel.recipient],
          [words.parcel.address, address.filter((part) => part.trim() !== '').join(', ')],
          [words.parcel.contact, [parcel.phone, parcel.email].filter((part) => part !== '').join(' · ')],
          [words.carrier, parcel.courier],
          [
            words.tracking,
            parcel.link === null ? (
              parcel.tracking || '–'
            ) : (
              <a key="link" className={styles.link} href={parcel.link} rel="noreferrer">
                {parcel.tracking}
              </a>
            ),
          ],
          [words.leftAt, formatDateTime(parcel.leftAt, locale)],
          [words.weight, parcel.weightGrams === null ? '–' : words.grams(parcel.weightGrams)],
          [
            words.parcel.contents,
            parcel.contents.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') ||
              words.parcel.unknownContents,
          ],
        ]}
      />
      <ParcelLabelPart {...props} />
      <ParcelConditionPart {...props} />
    </>
  );
}
