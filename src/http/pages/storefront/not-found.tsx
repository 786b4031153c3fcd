import { documentLoader } from '../documents/document-loader.tsx';
import { missingPage } from './missing-page.tsx';

export const loader = documentLoader(missingPage);
