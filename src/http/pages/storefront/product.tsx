import { documentLoader } from '../documents/document-loader.tsx';
import { readProductPage } from './read-product-page.tsx';

export const loader = documentLoader(readProductPage);
