import { cartTotals } from '@storefront/domain'
import { BagIcon, Button } from '@storefront/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './CartButton.module.css'
import { useCart } from './useCart.ts'

/** Loaded when it is first opened: most pages are read without it. */
const CartDrawer = lazy(async () => ({ default: (await import('./CartDrawer.tsx')).CartDrawer }))

/**
 * The cart in the navbar. Its count is drawn from `--cart-count`, which the boot script sets before
 * the first paint, so that it does not appear late on a prerendered page.
 */
export function CartButton() {
  const { t } = useTranslation('shell')
  const { cart } = useCart()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { count } = cartTotals(cart)

  return (
    <>
      <Button
        variant="icon"
        className={styles.button}
        aria-label={count === 0 ? t('cartEmpty') : t('cartCount', { count })}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <BagIcon />
        <span className={styles.count} aria-hidden="true" />
      </Button>
      {wasOpened && (
        <Suspense>
          <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
