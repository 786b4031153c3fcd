import { island } from '#kit/islands/storefront/island.tsx';
import { ProductWallet, type ProductWalletProps } from '#selling/wallet/storefront/product-wallet.tsx';
import { VariableProductTop, type VariableProductTopProps } from './variable-product-top.tsx';

type ProductTopWithWalletProps = Omit<VariableProductTopProps, 'payButton'> & {
  readonly wallet: Pick<ProductWalletProps, 'prefix' | 'payLater' | 'isFramed'>;
};

/** Not a byte of the wallet is loaded where no payment provider is connected. */
function ProductTopWithWallet({ wallet, ...top }: ProductTopWithWalletProps) {
  return (
    <VariableProductTop
      {...top}
      payButton={(choice, price) => <ProductWallet choice={choice} price={price} {...wallet} />}
    />
  );
}

export default island('product-top-with-wallet', ProductTopWithWallet);
