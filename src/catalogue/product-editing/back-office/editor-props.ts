import type { EditedProduct } from '../server/read-editor.ts';

export type ProductEditorProps = EditedProduct & {
  /** of `productsAction` */
  readonly nonce: string;
  /** of uploads to the media library */
  readonly uploadNonce: string;
  /** of uploads to the pictures of this product */
  readonly picturesNonce: string;
  /** what has just been done, as the address says */
  readonly done: 'created' | 'restored' | 'duplicated' | 'refused' | null;
};
