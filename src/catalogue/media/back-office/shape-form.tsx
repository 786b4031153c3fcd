import { useEffect, useState } from 'react';
import layout from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { libraryShapePath, type ShapeProblem } from '../rules/library-form.ts';
import type { LibraryItem } from '../rules/library-item.ts';
import { MOST_CUT } from '../rules/picture-cut.ts';
import { uploadNonceField } from '../rules/upload-form.ts';
import { ShapeStage } from './shape-stage.tsx';
import { readShape, type TypedShape, typedShape } from './typed-shape.ts';

export type ShapeFormProps = {
  readonly item: LibraryItem;
  /** of `libraryAction` */
  readonly nonce: string;
  readonly outcome: ShapeProblem | 'done' | null;
};

const sides = ['left', 'right', 'top', 'bottom'] as const;
const axes = ['focusX', 'focusY'] as const;

/** What is cut off a picture, and the point that stays in view in square frames: by numbers, or on the picture itself. */
export function ShapeForm({ item, nonce, outcome }: ShapeFormProps) {
  const { shape: words } = useBackOfficeWords().staffMedia;
  const [typed, setTyped] = useState(() => typedShape(item));
  const saved = typedShape(item);
  const savedKey = JSON.stringify(saved);
  // Another shape was saved: the numbers are those of the picture that is seen now.
  useEffect(() => setTyped(JSON.parse(savedKey) as TypedShape), [savedKey]);
  const set = (change: Partial<TypedShape>) => setTyped({ ...typed, ...change });
  const isProblem = outcome !== null && outcome !== 'done';
  return (
    <form
      className={layout.sheet}
      method="post"
      action={libraryShapePath(item.id)}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="shape-heading"
    >
      <h2 id="shape-heading">{words.heading}</h2>
      {outcome === 'done' ? <Notice kind="success">{words.done}</Notice> : null}
      {isProblem ? <Notice kind="error">{words.problems[outcome]}</Notice> : null}
      {item.original === null ? (
        <p className={layout.hint}>{words.noOriginal}</p>
      ) : (
        <>
          <input type="hidden" name={uploadNonceField} value={nonce} readOnly />
          <p className={layout.hint}>{words.hint}</p>
          <ShapeStage item={item} shape={readShape(typed)} onChange={set} />
          <fieldset>
            <legend>{words.edges}</legend>
            <div className={layout.row}>
              {sides.map((side) => (
                <TextField
                  key={side}
                  id={`shape-${side}`}
                  name={side}
                  label={words[side]}
                  type="number"
                  min={0}
                  max={MOST_CUT}
                  value={typed[side]}
                  onChange={(event) => set({ [side]: event.currentTarget.value })}
                />
              ))}
            </div>
          </fieldset>
          <Checkbox
            name="fills"
            checked={typed.fills}
            aria-describedby="shape-fills-hint"
            onChange={(event) => set({ fills: event.currentTarget.checked })}
          >
            {words.fills}
          </Checkbox>
          <p id="shape-fills-hint" className={layout.hint}>
            {words.fillsHint}
          </p>
          <div className={layout.row}>
            {axes.map((axis) => (
              <TextField
                key={axis}
                id={`shape-${axis}`}
                name={axis}
                label={words[axis]}
                type="number"
                min={0}
                max={100}
                value={typed[axis]}
                onChange={(event) => set({ [axis]: event.currentTarget.value })}
              />
            ))}
          </div>
          <div className={layout.buttons}>
            <Button type="submit">{words.save}</Button>
          </div>
        </>
      )}
    </form>
  );
}
