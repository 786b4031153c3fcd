import { button } from '../../kit/ui/button.tsx';

export const wcAjax = button;
