import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PictureChoice } from '../rules/picture-choice.ts';
import { PictureDialog } from './picture-dialog.tsx';

/** Opens the library to take a picture of it; there only where scripts run. */
export function LibraryButton({ onChoose }: { readonly onChoose: (picture: PictureChoice) => void }) {
  const { fromLibrary } = useBackOfficeWords().pictures;
  const [isOpen, setIsOpen] = useState(false);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  if (!hasScripts) return null;
  return (
    <>
      <Button type="button" kind="secondary" onClick={() => setIsOpen(true)}>
        {fromLibrary}
      </Button>
      {isOpen ? (
        <PictureDialog
          title={fromLibrary}
          onClose={() => setIsOpen(false)}
          onChoose={(picture) => {
            setIsOpen(false);
            onChoose(picture);
          }}
        />
      ) : null}
    </>
  );
}
