import { cartTotals } from '@storefront/domain'
import { BagIcon, Button } from '@storefront/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useCart } from '../../features/cart/useCart.ts'
import { useI18n } from '../../shared/i18n/useLanguage.ts'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { useServices } from '../../shared/services.tsx'
import { badgeText } from './badgeText.ts'
import styles from './CartButton.module.css'

const CartDrawer = lazyPart(
  async () => (await import('../../features/cart/CartDrawer.tsx')).CartDrawer,
  {
    namespace: 'cart',
  },
)

/**
 * The navbar's cart button. It loads the drawer's code at the first click, as few visits need it. Its count
 * is drawn from `--cart-count`, which the boot script sets before the first paint, so that it does not
 * appear late on a prerendered page.
 */
export function CartButton() {
  const { t } = useTranslation('layout')
  const i18n = useI18n()
  const { notices, progress } = useServices()
  const { cart } = useCart()
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const { count } = cartTotals(cart)

  async function open(): Promise<void> {
    if (await progress.track(CartDrawer.load(i18n, true))) {
      notices.dismiss('cart-not-opened')
      setLoaded(true)
      setOpen(true)
    } else {
      notices.show('cart-not-opened', 'warning')
    }
  }

  return (
    <>
      <Button
        variant="icon"
        aria-label={count === 0 ? t('cartEmpty') : t('cartCount', { count })}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <BagIcon />
        <span
          className={styles.count}
          aria-hidden="true"
          // Set on the badge: changing the page's `--cart-count` would restyle the whole document.
          ref={(badge) => badge?.style.setProperty('--cart-count', badgeText(count))}
        />
      </Button>
      {isLoaded && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
