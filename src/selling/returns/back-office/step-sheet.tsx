import type { ReactNode } from 'react';
import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { staffReturnPath } from '../rules/return-paths.ts';
import type { StaffReturnOutcome } from '../server/post-staff-return.ts';
import type { StaffReturn } from '../server/read-staff-return.ts';

/** A form of a return that was refused. */
export type RefusedReturnForm = Extract<StaffReturnOutcome, { kind: 'again' }>;

export type ReturnFormsProps = StaffReturn & {
  readonly refused: RefusedReturnForm | null;
  /** where the money of a refund comes from, as far as another module gives it back */
  readonly payout?: ReactNode;
};

/** The line that a refused form has wrong; null for none. */
export const wrongLine = (refused: RefusedReturnForm | null): number | null =>
  refused && 'lineId' in refused.problem ? (refused.problem.lineId ?? null) : null;

type SheetProps = {
  readonly page: Pick<StaffReturn, 'record' | 'nonce'>;
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
};

/** One step of a return as a form. */
export function StepSheet({ page, id, title, hint, children }: SheetProps) {
  return (
    <form
      className={sheet.sheet}
      method="post"
      action={staffReturnPath(page.record.id)}
      aria-labelledby={id}
      noValidate
    >
      <h2 id={id}>{title}</h2>
      <input type="hidden" name="_wpnonce" value={page.nonce} readOnly />
      <p className={sheet.hint}>{hint}</p>
      {children}
    </form>
  );
}

/** What was typed into a field of a step that was refused. */
export const typedIn = (refused: RefusedReturnForm | null, action: string, field: string, usual: string) =>
  refused?.action === action ? typedText(refused.typed, field) : usual;
