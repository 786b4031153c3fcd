import { acceptedFiles } from '#foundation/private-files/rules/sent-file.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { FileField } from '#kit/ui/controls/file-field.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { EmptyPanel } from '#kit/ui/display/empty-panel.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownReturnsFor } from '#messages/own-returns-for.ts';
import { withdrawPath } from '#selling/consumer-rights/rules/withdrawal-paths.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import { mayAsk, mayWithdraw, type OwnReturnProblem, type OwnReturns } from '../rules/own-returns.ts';
import { quantityField } from '../rules/return-form.ts';
import { askReturnPath } from '../rules/return-paths.ts';
import { filesField, pictureInput } from '../rules/return-pictures.ts';
import styles from './own-returns.module.css';
import { ReturnLines } from './return-lines.tsx';
import { returnProblem } from './return-problem.ts';

export type AskReturnViewProps = {
  readonly own: OwnReturns;
  readonly requestKey: string;
  /** the form as it was refused; null at first */
  readonly refused: {
    readonly problem: OwnReturnProblem;
    readonly typed: Readonly<Record<string, string>>;
    readonly files: readonly { readonly token: string; readonly name: string }[];
  } | null;
};

const kinds = ['defect', 'wrong-part', 'ordinary'] as const;
const isOfPictures = (code: string) => code.startsWith('file-') || code === 'too-many-files';

/** Asks for a return of an order: why, which pieces, what happened, and pictures of it. */
export function AskReturnView({ own, requestKey, refused }: AskReturnViewProps) {
  const words = ownReturnsFor(useWords().locale);
  const { form } = words;
  const { orderId, orderNumber, link, lines, nonce } = own;
  const typed = refused?.typed ?? {};
  const problem = refused?.problem ?? null;
  const sentence = problem ? returnProblem(words, problem) : '';
  const wrongLine = problem && 'lineId' in problem ? problem.lineId : null;
  const back = <a href={orderPath(orderId, link)}>{form.backToOrder}</a>;
  return (
    <div className={styles.page}>
      <h1>{form.title(orderNumber)}</h1>
      {problem ? <Notice kind="error">{sentence}</Notice> : null}
      {mayAsk(own) ? (
        <>
          <p>{form.intro}</p>
          <form
            className={styles.form}
            method="post"
            encType="multipart/form-data"
            action={askReturnPath(orderId, link)}
            noValidate
          >
            <input type="hidden" name="_wpnonce" value={nonce} readOnly />
            <input type="hidden" name="request" value={typed.request || requestKey} readOnly />
            <input
              type="hidden"
              name={filesField}
              value={(refused?.files ?? []).map(({ token }) => token).join(',')}
              readOnly
            />
            <fieldset>
              <legend>{form.kind}</legend>
              {kinds.map((kind) => {
                const standing = own.kinds[kind];
                if (!standing.ok) return null;
                const until = standing.until === null ? '' : ` (${form.until(writtenDay(standing.until))})`;
                return (
                  <label key={kind} className={styles.kind}>
                    <input type="radio" name="kind" value={kind} defaultChecked={typed.kind === kind} />
                    <span>
                      {words.kinds[kind]}
                      <small>
                        {form.hints[kind]}
                        {until}
                      </small>
                    </span>
                  </label>
                );
              })}
            </fieldset>
            <fieldset>
              <legend>{form.lines}</legend>
              <ReturnLines
                lines={lines}
                quantityOf={({ lineId }) => typed[quantityField(lineId)] ?? (lines.length === 1 ? '1' : '0')}
                wrongLine={wrongLine}
              />
            </fieldset>
            <TextArea
              id="return-reason"
              name="reason"
              label={form.reason}
              hint={form.reasonHint}
              maxLength={2000}
              defaultValue={typed.reason ?? ''}
              error={problem?.code === 'no-reason' || problem?.code === 'reason-too-long' ? sentence : ''}
            />
            <FileField
              id="return-pictures"
              name={pictureInput}
              label={form.pictures}
              hint={form.picturesHint}
              accept={acceptedFiles.pictures}
              multiple
              sent={(refused?.files ?? []).map(({ name }) => form.sentFile(name))}
              error={problem && isOfPictures(problem.code) ? sentence : ''}
            />
            <Button type="submit" name="action" value="ask" size="large">
              {form.send}
            </Button>
          </form>
        </>
      ) : (
        <EmptyPanel title={form.none} advice={form.noneHint}>
          {back}
        </EmptyPanel>
      )}
      {mayWithdraw(own) ? (
        <p>
          <a href={withdrawPath(orderId, link)}>{words.withdraw}</a>
        </p>
      ) : null}
      <p>{back}</p>
    </div>
  );
}
