import { buttonLook, Drawer } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { ServerState } from '../../shared/query/ServerState.tsx'
import { LocalizedLink } from '../../shared/navigation/LocalizedLink.tsx'
import { CartContents } from './CartContents.tsx'
import styles from './CartDrawer.module.css'
import { CartFoot } from './CartFoot.tsx'
import { type PricedCart, usePricedCart } from './usePricedCart.ts'
import { useRemoval } from './useRemoval.ts'

interface CartDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The cart at the edge of any page. */
export function CartDrawer(props: CartDrawerProps) {
  return (
    <ServerState>
      <Contents {...props} />
    </ServerState>
  )
}

function Contents({ open, onClose }: CartDrawerProps) {
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
            <CartFoot priced={priced} onLeave={onClose} />
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
      <Lines priced={priced} onLeave={onClose} />
    </Drawer>
  )
}

interface LinesProps {
  readonly priced: PricedCart
  readonly onLeave: () => void
}

/** Exists only while the drawer is open: what was taken out is not told again when it is reopened. */
function Lines(props: LinesProps) {
  return <CartContents {...props} removal={useRemoval()} />
}
