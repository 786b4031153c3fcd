import type { ReactNode } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { FormSummary, type FormSummaryProps } from './form-summary.tsx';
import sheet from './staff-form.module.css';

export type RecordFormProps = FormSummaryProps & {
  /** the list that the record stands in */
  readonly back: { readonly path: string; readonly words: string };
  readonly title: string;
  /** what is to be known before it is changed */
  readonly note?: string;
  readonly action: string;
  /** of the form, for buttons elsewhere on the page */
  readonly id?: string;
  /** of the action of the page */
  readonly nonce: string;
  /** just now; or what has been done, in a sentence */
  readonly saved?: boolean | string;
  /** why what was asked for was not done, in a sentence */
  readonly refusal?: string;
  /** the form was too old: nothing was looked at */
  readonly expired?: boolean;
  /** how the record is taken away; null where it stays */
  readonly removal?: { readonly title?: string; readonly hint: string; readonly words: string } | null;
  readonly children: ReactNode;
  /** between the form and the removal */
  readonly after?: ReactNode;
};

/** One record of the shop to be written or changed: what is wrong with it, its fields on a sheet, and its end. */
export function RecordForm(props: RecordFormProps) {
  const { back, title, note = '', action, id, nonce, problems, removal = null } = props;
  const { saved = false, refusal = '', expired = false, children, after = null } = props;
  const { forms } = useBackOfficeWords().backOffice;
  const proof = <input type="hidden" name="_wpnonce" value={nonce} readOnly />;
  return (
    <>
      <a className={sheet.back} href={back.path}>
        {back.words}
      </a>
      <h1>{title}</h1>
      {note === '' ? null : <p className={sheet.hint}>{note}</p>}
      {saved ? <Notice kind="success">{saved === true ? forms.saved : saved}</Notice> : null}
      {refusal === '' ? null : <Notice kind="warning">{refusal}</Notice>}
      {expired ? <Notice kind="warning">{forms.expired}</Notice> : null}
      <FormSummary problems={problems} />
      <form id={id} className={sheet.sheet} method="post" action={action} noValidate>
        {proof}
        {children}
        <div className={sheet.buttons}>
          <Button type="submit">{forms.save}</Button>
        </div>
      </form>
      {after}
      {removal ? (
        <form className={sheet.sheet} method="post" action={action}>
          {removal.title ? <h2>{removal.title}</h2> : null}
          {proof}
          <p className={sheet.hint}>{removal.hint}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="remove" kind="secondary">
              {removal.words}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  );
}
