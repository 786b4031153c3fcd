import { Form } from 'react-router';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ProductPicture } from '../rules/product-picture.ts';
import { uploadNonceField } from '../rules/upload-form.ts';
import { PictureEntry } from './picture-entry.tsx';
import styles from './picture-list.module.css';
import { useStepFocus } from './use-step-focus.ts';

/** The pictures of a product in their order: one form, so that a move saves the words as well. */
export function PictureList({ pictures, nonce }: { pictures: readonly ProductPicture[]; nonce: string }) {
  const { pictures: words } = useBackOfficeWords();
  const { form, onSubmit, taken } = useStepFocus(pictures);
  const said = taken?.kind === 'moved' ? words.moved(taken.number, pictures.length) : words.removed;
  return (
    <section className={styles.section} aria-labelledby="pictures-heading">
      <h2 id="pictures-heading">{words.listHeading}</h2>
      {pictures.length === 0 ? <p className={styles.empty}>{words.noPictures}</p> : <p>{words.listHint}</p>}
      <p className={styles.said} role="status">
        {taken === null ? '' : said}
      </p>
      {pictures.length === 0 ? null : (
        <Form ref={form} method="post" className={styles.form} preventScrollReset onSubmit={onSubmit}>
          {/* Enter in a field presses the first button of a form: that one must only save. */}
          <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
            {words.save}
          </button>
          <input type="hidden" name={uploadNonceField} value={nonce} readOnly />
          <ol className={styles.list}>
            {pictures.map((picture, index) => (
              <PictureEntry key={picture.id} picture={picture} number={index + 1} count={pictures.length} />
            ))}
          </ol>
          <div className={styles.save}>
            <button type="submit" className={buttonClass()}>
              {words.save}
            </button>
          </div>
        </Form>
      )}
    </section>
  );
}
