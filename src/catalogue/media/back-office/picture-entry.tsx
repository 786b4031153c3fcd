import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { pictureBase } from '../rules/picture-base.ts';
import { LONGEST_WORDS } from '../rules/picture-limits.ts';
import { idField, stepField, wordsField } from '../rules/pictures-form.ts';
import type { ProductPicture } from '../rules/product-picture.ts';
import styles from './picture-list.module.css';

export type PictureEntryProps = {
  readonly picture: ProductPicture;
  /** from 1 on */
  readonly number: number;
  readonly count: number;
};

/** One picture of a product: what it looks like, its words, and the buttons that move and remove it. */
export function PictureEntry({ picture, number, count }: PictureEntryProps) {
  const { pictures: words } = useBackOfficeWords();
  const { id } = picture;
  const field = (word: 'alt' | 'title' | 'caption') => ({
    id: wordsField(word, id),
    name: wordsField(word, id),
    defaultValue: picture[word],
    maxLength: LONGEST_WORDS[word],
  });
  const step = (kind: string) => ({ type: 'submit', name: stepField, value: `${kind}:${id}` }) as const;
  return (
    <li className={styles.entry}>
      <input type="hidden" name={idField} value={id} readOnly />
      <div className={styles.shown}>
        <Picture source={pictureBase(picture)} sizes="(width < 640px) 90vw, 220px" />
        {number === 1 ? <b>{words.main}</b> : null}
      </div>
      <div className={styles.words}>
        <h3>{words.picture(number, count)}</h3>
        <TextField {...field('alt')} label={words.alt} hint={words.altHint} />
        <TextField {...field('caption')} label={words.caption} optional={words.optional} />
        <TextField {...field('title')} label={words.titleField} optional={words.optional} />
      </div>
      <div className={styles.steps}>
        <button
          {...step('earlier')}
          className={buttonClass({ kind: 'secondary' })}
          disabled={number === 1}
          aria-label={words.earlier(number)}
        >
          <Icon name="arrow-up" />
        </button>
        <button
          {...step('later')}
          className={buttonClass({ kind: 'secondary' })}
          disabled={number === count}
          aria-label={words.later(number)}
        >
          <Icon name="arrow-up" className={styles.down} />
        </button>
        {number === 1 ? null : (
          <button
            {...step('first')}
            className={buttonClass({ kind: 'secondary' })}
            aria-label={words.makeMainOf(number)}
          >
            {words.makeMain}
          </button>
        )}
        <button
          {...step('remove')}
          className={buttonClass({ kind: 'quiet' })}
          aria-label={words.removeOf(number)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}
