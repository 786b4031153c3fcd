import { LocationSelect } from '#catalogue/stock/back-office/locations/location-select.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { conditionField, conditionNames, restockField, scrapReasons } from '../rules/receive-form.ts';
import { mayChangeReturn } from '../rules/return-changes.ts';
import type { ReturnState } from '../rules/return-states.ts';
import { cameBack, type ReturnLine } from '../rules/return-view.ts';
import { Figure, ReturnLinesTable } from './return-lines-table.tsx';
import { SettleForm } from './settle-form.tsx';
import { type ReturnFormsProps, StepSheet, typedIn, wrongLine } from './step-sheet.tsx';

/** The steps that a return can take now, the next one first. */
export function ReturnForms(props: ReturnFormsProps) {
  const { record } = props;
  const may = (to: ReturnState) => mayChangeReturn('staff', record, to);
  return (
    <>
      {may('approved') ? <DecideForm {...props} /> : null}
      {may('restocked') ? <RestockForm {...props} /> : null}
      {may('received') ? <ReceiveForm {...props} /> : null}
      {may('settled') ? <SettleForm {...props} /> : null}
      {may('cancelled') ? <CancelForm {...props} /> : null}
    </>
  );
}

function DecideForm(props: ReturnFormsProps) {
  const { staffReturns: words } = useBackOfficeWords();
  const { refused } = props;
  return (
    <StepSheet page={props} id="return-decide" title={words.decide.title} hint={words.decide.hint}>
      <TextArea
        id="return-decide-note"
        name="note"
        label={words.decide.note}
        rows={3}
        maxLength={2000}
        defaultValue={typedIn(refused, 'refuse', 'note', '')}
        error={refused?.problem.code === 'no-reason' ? words.problems['no-reason'] : ''}
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="approve">
          {words.decide.approve}
        </Button>
        <Button type="submit" name="action" value="refuse" kind="secondary">
          {words.decide.refuse}
        </Button>
      </div>
    </StepSheet>
  );
}

function ReceiveForm(props: ReturnFormsProps) {
  const { staffReturns: words } = useBackOfficeWords();
  const { record, refused } = props;
  const wrong = refused?.action === 'receive' ? wrongLine(refused) : null;
  const usual = (name: string, line: ReturnLine) => (name === 'asNew' ? String(line.quantity) : '0');
  return (
    <StepSheet page={props} id="return-receive" title={words.receive.title} hint={words.receive.hint}>
      <ReturnLinesTable
        lines={record.lines}
        more={conditionNames.map((name) => ({
          name: words.lines[name],
          cell: (line) => (
            <Figure
              name={conditionField(name, line.id)}
              label={words.of(words.lines[name], line.name)}
              value={typedIn(refused, 'receive', conditionField(name, line.id), usual(name, line))}
              isWrong={wrong === line.id}
            />
          ),
        }))}
      />
      <TextArea
        id="return-receive-note"
        name="note"
        label={words.receive.note}
        rows={2}
        maxLength={2000}
        defaultValue={typedIn(refused, 'receive', 'note', '')}
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="receive">
          {words.receive.button}
        </Button>
        {mayChangeReturn('staff', record, 'sent') ? (
          <Button type="submit" name="action" value="sent" kind="secondary">
            {words.receive.sent}
          </Button>
        ) : null}
      </div>
    </StepSheet>
  );
}

function RestockForm(props: ReturnFormsProps) {
  const { staffReturns: words } = useBackOfficeWords();
  const { record, refused, locations } = props;
  const wrong = refused?.action === 'restock' ? wrongLine(refused) : null;
  return (
    <StepSheet page={props} id="return-restock" title={words.restock.title} hint={words.restock.hint}>
      <ReturnLinesTable
        lines={record.lines.filter((line) => cameBack(line) > 0)}
        more={[
          {
            name: words.lines.restocked,
            cell: (line) => (
              <Figure
                name={restockField(line.id)}
                label={words.of(words.lines.restocked, line.name)}
                value={typedIn(
                  refused,
                  'restock',
                  restockField(line.id),
                  String(line.conditions?.asNew ?? 0),
                )}
                isWrong={wrong === line.id}
              />
            ),
          },
        ]}
      />
      <div className={sheet.row}>
        {locations.length > 1 ? (
          <LocationSelect
            id="return-location"
            name="location"
            label={words.restock.location}
            locations={locations}
            defaultValue={typedIn(refused, 'restock', 'location', '')}
          />
        ) : null}
        <Select
          id="return-scrap"
          name="scrap"
          label={words.restock.scrap}
          options={scrapReasons.map((reason) => ({ value: reason, label: words.restock.reasons[reason] }))}
          defaultValue={typedIn(refused, 'restock', 'scrap', 'damage')}
        />
      </div>
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="restock">
          {words.restock.button}
        </Button>
      </div>
    </StepSheet>
  );
}

function CancelForm(props: ReturnFormsProps) {
  const { staffReturns: words } = useBackOfficeWords();
  return (
    <StepSheet page={props} id="return-cancel" title={words.cancel.title} hint={words.cancel.hint}>
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="cancel" kind="secondary">
          {words.cancel.button}
        </Button>
      </div>
    </StepSheet>
  );
}
