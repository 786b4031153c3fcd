import { productPath } from '#foundation/paths/rules/paths.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { uploadPath } from '../rules/upload-form.ts';
import type { UploadOutcome } from '../rules/upload-outcome.ts';
import type { PicturesProblem } from '../server/post-pictures-form.ts';
import type { ProductPictures } from '../server/read-product-pictures.ts';
import { AddFromLibrary } from './add-from-library.tsx';
import { PictureList } from './picture-list.tsx';
import styles from './product-pictures-page.module.css';
import { UploadForm } from './upload-form.tsx';
import { UploadReport } from './upload-report.tsx';
import { usePicturesProblem } from './use-pictures-problem.ts';

export type ProductPicturesPageProps = ProductPictures & {
  readonly nonce: string;
  /** of an upload without scripts */
  readonly outcome: UploadOutcome | null;
  readonly saved: boolean;
  readonly problem: PicturesProblem | null;
};

/** The pictures of one product: new ones, their order and their words. */
export function ProductPicturesPage(props: ProductPicturesPageProps) {
  const { product, pictures, nonce, outcome, saved, problem } = props;
  const { pictures: words } = useBackOfficeWords();
  const sentenceOf = usePicturesProblem();
  return (
    <>
      <div className={styles.head}>
        <p>
          <a href="/staff/pictures/">{words.backToList}</a>
        </p>
        <h1>{words.picturesOf(product.name)}</h1>
        <p>
          {product.sku === null ? null : <span>{`${words.sku} ${product.sku}`}</span>}
          {product.isPublished ? (
            <a href={productPath(product.slug)}>{words.seeInShop}</a>
          ) : (
            words.unpublished
          )}
        </p>
      </div>
      {outcome === null ? null : <UploadReport {...outcome} />}
      {problem === null ? null : <Notice kind="error">{sentenceOf(problem)}</Notice>}
      {saved && problem === null ? <Notice kind="success">{words.saved}</Notice> : null}
      <UploadForm path={uploadPath(product.id)} nonce={nonce} purpose="product" />
      <AddFromLibrary productId={product.id} nonce={nonce} />
      <PictureList pictures={pictures} nonce={nonce} />
    </>
  );
}
