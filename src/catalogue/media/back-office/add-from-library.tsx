import { useFetcher } from 'react-router';
import { Notice } from '#kit/ui/display/notice.tsx';
import { inlineField, stepField } from '../rules/pictures-form.ts';
import { picturesPath, uploadNonceField } from '../rules/upload-form.ts';
import type { PicturesProblem } from '../server/post-pictures-form.ts';
import { LibraryButton } from './library-button.tsx';
import { usePicturesProblem } from './use-pictures-problem.ts';

/** Puts a picture of the library behind those of a product. */
export function AddFromLibrary({ productId, nonce }: { readonly productId: number; readonly nonce: string }) {
  const sentenceOf = usePicturesProblem();
  const fetcher = useFetcher<{ readonly problem: PicturesProblem | null }>();
  const problem = fetcher.state === 'idle' ? (fetcher.data?.problem ?? null) : null;
  return (
    <div>
      <LibraryButton
        onChoose={({ id }) =>
          void fetcher.submit(
            { [uploadNonceField]: nonce, [stepField]: `add:${id}`, [inlineField]: '1' },
            { method: 'post', action: picturesPath(productId) },
          )
        }
      />
      <div role="status">{problem === null ? null : <Notice kind="error">{sentenceOf(problem)}</Notice>}</div>
    </div>
  );
}
