import { island } from '#kit/islands/storefront/island.tsx';
import { VariableProductTop, type VariableProductTopProps } from './variable-product-top.tsx';

export default island<Omit<VariableProductTopProps, 'payButton'>>('variable-product-top', VariableProductTop);
