import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { FieldNotes } from '#kit/ui/controls/field-notes.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Picture as ShopPicture } from '../rules/picture.ts';
import { pictureBase } from '../rules/picture-base.ts';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './picture-field.module.css';

export type PictureFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** the picture that is chosen when the page opens */
  readonly chosen: (ShopPicture & { readonly id: number }) | null;
  readonly hint?: string;
  readonly error?: string;
};

/** A picture of the library, chosen or uploaded in a dialog. Without scripts it stays as it is. */
export function PictureField({ id, name, label, chosen, hint = '', error = '' }: PictureFieldProps) {
  const { picker: words } = useBackOfficeWords().staffMedia;
  const [picture, setPicture] = useState(chosen);
  const [isOpen, setIsOpen] = useState(false);
  const [hasScripts, setHasScripts] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => setHasScripts(true), []);
  return (
    <fieldset className={styles.field} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <input type="hidden" name={name} value={picture?.id ?? ''} readOnly />
      <div className={styles.chosen}>
        {picture ? (
          <Picture source={{ ...pictureBase(picture), alt: picture.alt }} sizes="112px" />
        ) : (
          <span className={styles.none}>{words.none}</span>
        )}
        {hasScripts ? (
          <div className={styles.buttons}>
            <Button ref={opener} type="button" kind="secondary" onClick={() => setIsOpen(true)}>
              {picture ? words.change : words.choose}
            </Button>
            {picture ? (
              <Button
                type="button"
                kind="quiet"
                onClick={() => {
                  setPicture(null);
                  opener.current?.focus();
                }}
              >
                {words.remove}
              </Button>
            ) : null}
          </div>
        ) : (
          <p>{words.needsScripts}</p>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {isOpen ? (
        <PictureDialog
          title={label}
          onClose={() => setIsOpen(false)}
          onChoose={(one) => {
            setPicture(one);
            setIsOpen(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}
