import { buttonLook, Drawer } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import styles from './CartFoot.module.css'
import { CartFoot } from './CartFoot.tsx'
import { CartContents } from './CartView.tsx'
import { useRemoval } from './RemovedNotice.tsx'
import { type PricedCart, usePricedCart } from './usePricedCart.ts'

interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The cart at the edge of any page. */
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
            <CartFoot priced={priced} onLeave={onClose} brief />
            <LocalizedLink
              to="/cart"
              {...buttonLook({ variant: 'secondary', fullWidth: true })}
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

/** Exists only while the drawer is open: what was taken out is not told again when it is reopened. */
function CartDrawerContents(props: CartDrawerContentsProps) {
  return <CartContents {...props} removal={useRemoval()} />
}
