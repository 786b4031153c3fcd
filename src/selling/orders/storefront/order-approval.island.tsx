import { island } from '#kit/islands/storefront/island.tsx';
import { OrderApprovalPart } from './order-approval-part.tsx';

export default island('order-approval', OrderApprovalPart);
