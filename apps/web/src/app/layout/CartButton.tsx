import { cartTotals } from '@storefront/domain'
import { BagIcon, Button } from '@storefront/ui'
import { Suspense, useEffect, useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'

import { useCart } from '../../features/shop/cart/useCart.ts'
import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { useServices } from '../../shared/services.tsx'
import { badgeText } from './badgeText.ts'
import styles from './CartButton.module.css'

const CartDrawer = lazyPart(
  async () => (await import('../../features/shop/cart/CartDrawer.tsx')).CartDrawer,
  LostDrawer,
)

/**
 * The navbar's cart button. It loads the drawer's code at the first click, as few visits need it. Its count
 * is drawn from `--cart-count`, which the boot script sets before the first paint, so that it does not
 * appear late on a prerendered page.
 */
export function CartButton() {
  const { t } = useTranslation('layout')
  const { cart } = useCart()
  const [isLoading, startLoading] = useTransition()
  // Null until it is opened first.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const { count } = cartTotals(cart)

  function open(): void {
    // In a transition the page stays as it is until the drawer is loaded.
    startLoading(() => setOpen(true))
  }

  return (
    <>
      <Button
        variant="icon"
        aria-label={count === 0 ? t('cartEmpty') : t('cartCount', { count })}
        aria-haspopup="dialog"
        busy={isLoading}
        onClick={open}
      >
        <BagIcon />
        <span
          className={styles.count}
          aria-hidden="true"
          // Set on the badge: changing the page's `--cart-count` would restyle the whole document.
          ref={(badge) => badge?.style.setProperty('--cart-count', badgeText(count))}
        />
      </Button>
      {isOpen !== null && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Takes the place of a drawer whose code is lost: a notice, with a button that reloads the page. */
function LostDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { notices } = useServices()
  useEffect(() => {
    if (!open) return
    notices.show('cart-not-opened', 'warning')
    onClose()
  }, [open, onClose, notices])
  return null
}
