import { island } from '#kit/islands/storefront/island.tsx';
import { FramedWallet } from './framed-wallet.tsx';

export default island('framed-wallet', FramedWallet, 'start');
