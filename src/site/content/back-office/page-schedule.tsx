import { useState } from 'react';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './block-list.module.css';

export type PageScheduleProps = {
  readonly path: string;
  readonly nonce: string;
  readonly revision: number;
  /** ISO 8601: when the draft is published by itself */
  readonly publishAt: string | null;
  readonly isDirty: boolean;
};

/** When the saved draft is published by itself, in the time of who reads. */
export function PageSchedule({ path, nonce, revision, publishAt, isDirty }: PageScheduleProps) {
  const { staffPages: words, locale } = useBackOfficeWords();
  const [typed, setTyped] = useState('');
  const moment = typed === '' ? null : new Date(typed);
  const at = moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
  return (
    <form className={sheet.sheet} method="post" action={path} aria-labelledby="schedule-title">
      <h2 id="schedule-title">{words.schedule.title}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="revision" value={revision} readOnly />
      <input type="hidden" name="at" value={at} readOnly />
      {publishAt === null ? null : <p>{words.scheduledFor(formatDateTime(publishAt, locale))}.</p>}
      <div className={styles.add}>
        <TextField
          id="publish-at"
          type="datetime-local"
          label={words.schedule.label}
          hint={words.schedule.hint}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" kind="secondary" name="action" value="schedule" disabled={isDirty || at === ''}>
          {words.schedule.button}
        </Button>
        {publishAt === null ? null : (
          <Button type="submit" kind="quiet" name="action" value="unschedule" disabled={isDirty}>
            {words.schedule.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
