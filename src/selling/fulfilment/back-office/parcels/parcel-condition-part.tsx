import { typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { holdReasons, parcelSteps } from '#selling/orders/rules/parcel-condition.ts';
import { LONGEST_PARCEL_NOTE, parcelPath } from '../../rules/parcel-form.ts';
import { conditionTones } from './condition-tones.ts';
import type { ParcelPageProps } from './parcel-page-props.ts';

/** Where a parcel is, and what staff note about it: held, on its way again, delivered, back. */
export function ParcelConditionPart(props: ParcelPageProps) {
  const { parcel } = props;
  const { staffParcels } = useBackOfficeWords();
  const words = staffParcels.condition;
  const { condition, holdReason } = parcel;
  const isOpen = condition === 'travelling' || condition === 'held';
  return (
    <section className={sheet.sheet} aria-labelledby="parcel-condition">
      <h2 id="parcel-condition">{words.title}</h2>
      <p className={sheet.buttons}>
        <Badge tone={conditionTones[condition]}>{words.now[condition]}</Badge>
        {holdReason === null ? null : words.reasons[holdReason]}
      </p>
      {condition === 'delivered' ? <p className={sheet.hint}>{words.deliveredHint}</p> : null}
      {condition === 'returned' ? <CameBack {...props} /> : null}
      {isOpen ? <Steps {...props} /> : null}
    </section>
  );
}

function Steps({ parcel, nonce, rejected }: ParcelPageProps) {
  const { staffParcels } = useBackOfficeWords();
  const words = staffParcels.condition;
  const isStep = parcelSteps.some((step) => rejected && typedText(rejected.typed, 'action') === step);
  const typed = rejected && isStep ? rejected.typed : null;
  const errorOf = (field: 'reason' | 'note') => {
    const problem = rejected?.problems?.[field];
    return problem ? staffParcels.problems[problem] : '';
  };
  const isHeld = parcel.condition === 'held';
  return (
    <form method="post" action={parcelPath(parcel.id)} className={sheet.sheet} noValidate>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <div className={sheet.row}>
        <Select
          id="parcel-reason"
          name="reason"
          label={words.reason}
          autoComplete="off"
          defaultValue={typed ? typedText(typed, 'reason') : (parcel.holdReason ?? '')}
          options={[
            { value: '', label: words.choose },
            ...holdReasons.map((reason) => ({ value: reason, label: words.reasons[reason] })),
          ]}
          error={errorOf('reason')}
        />
        <TextArea
          id="parcel-note"
          name="note"
          label={words.note}
          rows={2}
          maxLength={LONGEST_PARCEL_NOTE}
          defaultValue={typed ? typedText(typed, 'note') : ''}
          error={errorOf('note')}
        />
      </div>
      <Checkbox name="notify" value="1" defaultChecked={typed ? typedFlag(typed, 'notify') : true}>
        {words.notify}
      </Checkbox>
      <div className={sheet.buttons}>
        {isHeld ? (
          <Button type="submit" name="action" value="resume" kind="secondary">
            {words.steps.resume}
          </Button>
        ) : null}
        <Button type="submit" name="action" value="deliver" kind="secondary">
          {words.steps.deliver}
        </Button>
        <Button type="submit" name="action" value="hold" kind="secondary">
          {isHeld ? words.steps.changeHold : words.steps.hold}
        </Button>
        <Button type="submit" name="action" value="return" kind="secondary">
          {words.steps.return}
        </Button>
      </div>
    </form>
  );
}

function CameBack({ parcel, nonce }: ParcelPageProps) {
  const { staffParcels } = useBackOfficeWords();
  const words = staffParcels.condition;
  return (
    <form method="post" action={parcelPath(parcel.id)} className={sheet.sheet}>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <p className={sheet.hint}>{words.returnedHint}</p>
      {parcel.orderStatus === 'processing' ? <p>{words.waitsToShip}</p> : null}
      <div className={sheet.buttons}>
        {parcel.orderStatus === 'completed' ? (
          <Button type="submit" name="action" value="ship-anew">
            {words.shipAnew}
          </Button>
        ) : null}
        <a href={`/staff/orders/${parcel.order.id}/`}>{words.toOrder}</a>
      </div>
    </form>
  );
}
