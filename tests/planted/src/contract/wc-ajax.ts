import { button } from '../ui/button.tsx';

export const wcAjax = button;
