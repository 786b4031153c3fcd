import type { EditedProduct } from '../server/read-editor.ts';

export type ProductEditorProps = EditedProduct & {
  /** of `productsAction` */
  readonly nonce: string;
  /** what has just been done, as the address says */
  readonly done: 'created' | 'restored' | 'duplicated' | 'refused' | null;
};
