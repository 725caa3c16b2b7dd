import { buttonAttributes, Drawer } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import styles from './CartFooter.module.css'
import { CartFooter } from './CartFooter.tsx'
import { CartContents } from './CartView.tsx'
import { useRemoval } from './RemovedNotice.tsx'
import { usePricedCart, type PricedCart } from './usePricedCart.ts'

interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The cart in a drawer, over any page. */
export function CartDrawer({ open, onClose }: CartDrawerProps) {
  const { t } = useTranslation('cart')
  const priced = usePricedCart()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        priced.lines.length > 0 && (
          <div className={styles.foot}>
            <CartFooter priced={priced} onLeave={onClose} brief />
            <LocalizedLink
              to="/cart"
              {...buttonAttributes({ variant: 'secondary', fullWidth: true })}
              onClick={onClose}
            >
              {t('open')}
            </LocalizedLink>
          </div>
        )
      }
    >
      <CartDrawerContents priced={priced} onLeave={onClose} />
    </Drawer>
  )
}

interface CartDrawerContentsProps {
  readonly priced: PricedCart
  readonly onLeave: () => void
}

/** Mounted only while the drawer is open, so that reopening it shows no notice of an earlier removal. */
function CartDrawerContents(props: CartDrawerContentsProps) {
  return <CartContents {...props} removal={useRemoval()} />
}
