import { island } from '#kit/islands/storefront/island.tsx';
import { AdministratorForm } from './administrator-form.tsx';

/** Its password is judged while it is typed. */
export default island('administrator-form', AdministratorForm, 'start');
