import { typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { labelFilePath, parcelPath } from '../../rules/parcel-form.ts';
import { isLive, type ParcelLabel } from '../../rules/parcel-label.ts';
import type { ParcelPageProps } from './parcel-page-props.ts';

/** The label of a parcel: made, printed, taken back; and what to do where the carrier has not answered. */
export function ParcelLabelPart(props: ParcelPageProps) {
  const { parcel } = props;
  const { staffParcels } = useBackOfficeWords();
  const words = staffParcels.label;
  const live = parcel.labels.find(({ state }) => isLive(state));
  const isTravelling = parcel.condition === 'travelling';
  if (!live && !isTravelling) return null;
  return (
    <section className={sheet.sheet} aria-labelledby="parcel-label">
      <h2 id="parcel-label">{words.title}</h2>
      {live?.state === 'made' ? <MadeLabel {...props} label={live} /> : null}
      {live?.state === 'asking' ? <Notice kind="warning">{words.asking}</Notice> : null}
      {live?.state === 'unknown' ? <UnknownLabel {...props} label={live} /> : null}
      {live ? null : parcel.tracking !== '' ? (
        <p className={sheet.hint}>{words.numbered}</p>
      ) : parcel.hasService ? (
        <MakeLabel {...props} />
      ) : (
        <p className={sheet.hint}>{words.notConnected}</p>
      )}
    </section>
  );
}

function MakeLabel({ parcel, nonce, rejected }: ParcelPageProps) {
  const { staffParcels, locale } = useBackOfficeWords();
  const words = staffParcels.label;
  const typed = rejected && typedText(rejected.typed, 'action') === 'label' ? rejected.typed : null;
  const problem = typed ? rejected?.problems?.weight : undefined;
  const [last] = parcel.labels;
  return (
    <form method="post" action={parcelPath(parcel.id)} className={sheet.sheet} noValidate>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {last?.state === 'refused' ? (
        <Notice kind="warning">
          {words.refused(formatDateTime(last.askedAt, locale))} {words.saidByCarrier(last.problem)}
        </Notice>
      ) : null}
      <p className={sheet.hint}>{words.makeHint}</p>
      {parcel.toCollect > 0 ? <p>{words.collects(formatEuro(parcel.toCollect, locale))}</p> : null}
      <div className={sheet.row}>
        <TextField
          id="parcel-weight"
          name="weight"
          label={words.weight}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          defaultValue={typed ? typedText(typed, 'weight') : String(parcel.weightGrams ?? '')}
          error={problem ? staffParcels.problems[problem] : ''}
        />
      </div>
      <Checkbox name="notify" value="1" defaultChecked={typed ? typedFlag(typed, 'notify') : true}>
        {words.notify}
      </Checkbox>
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="label">
          {words.make}
        </Button>
      </div>
    </form>
  );
}

type WithLabel = ParcelPageProps & { readonly label: ParcelLabel };

function MadeLabel({ parcel, nonce, label }: WithLabel) {
  const { staffParcels, locale } = useBackOfficeWords();
  const words = staffParcels.label;
  return (
    <form method="post" action={parcelPath(parcel.id)} className={sheet.sheet}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <p>
        {words.made(formatDateTime(label.askedAt, locale), label.by)}{' '}
        {label.toCollect > 0 ? words.collects(formatEuro(label.toCollect, locale)) : null}
      </p>
      {label.hasFile ? null : <p className={sheet.hint}>{words.noFile}</p>}
      <div className={sheet.buttons}>
        {label.hasFile ? (
          <a className={buttonClass()} href={labelFilePath(parcel.id)}>
            {words.print}
          </a>
        ) : null}
        {parcel.condition === 'travelling' ? (
          <Button type="submit" name="action" value="cancel-label" kind="secondary">
            {words.cancel}
          </Button>
        ) : null}
      </div>
      {parcel.condition === 'travelling' ? <p className={sheet.hint}>{words.cancelHint}</p> : null}
    </form>
  );
}

function UnknownLabel({ parcel, nonce, label, rejected }: WithLabel) {
  const { staffParcels } = useBackOfficeWords();
  const words = staffParcels.label;
  const problem = rejected?.problems?.tracking;
  return (
    <form method="post" action={parcelPath(parcel.id)} className={sheet.sheet} noValidate>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <Notice kind="warning">
        {words.unknown} {label.problem === '' ? null : words.saidByCarrier(label.problem)}
      </Notice>
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="cancel-label">
          {words.cancelUnknown}
        </Button>
        <Button type="submit" name="action" value="label-absent" kind="secondary">
          {words.absent}
        </Button>
      </div>
      <fieldset>
        <legend>{words.found}</legend>
        <div className={sheet.row}>
          <TextField
            id="parcel-tracking"
            name="tracking"
            label={words.tracking}
            maxLength={60}
            autoComplete="off"
            defaultValue={rejected ? typedText(rejected.typed, 'tracking') : ''}
            error={problem ? staffParcels.problems[problem] : ''}
          />
        </div>
        <div className={sheet.buttons}>
          <Button type="submit" name="action" value="label-found" kind="secondary">
            {words.foundButton}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
