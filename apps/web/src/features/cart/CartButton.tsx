import { cartTotals } from '@storefront/domain'
import { BagIcon, Button } from '@storefront/ui'
import { type ComponentProps, type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../shared/services.tsx'
import { loadNamespace } from '../../shared/i18n/createI18n.ts'
import { reloadStyles } from '../../shared/lazy/reloadStyles.ts'
import styles from './CartButton.module.css'
import type { CartDrawer } from './CartDrawer.tsx'
import { useCart } from './useCart.ts'

/**
 * The cart in the navbar. What it opens is loaded by then: most pages are read without. Its count is
 * drawn from `--cart-count`, which the boot script sets before the first paint, so that it does not
 * appear late on a prerendered page.
 */
export function CartButton() {
  const { t, i18n } = useTranslation('shared')
  const { notices } = useServices()
  const { cart } = useCart()
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<ComponentProps<typeof CartDrawer>>>()
  const { count } = cartTotals(cart)

  function open(): void {
    if (Drawer === undefined) reloadStyles()
    Promise.all([import('./CartDrawer.tsx'), loadNamespace(i18n, 'cart')]).then(
      ([{ CartDrawer }]) => {
        notices.dismiss('cart-not-opened')
        setDrawer(() => CartDrawer)
        setOpen(true)
      },
      // Which file could not be loaded the browser says itself.
      () => notices.show('cart-not-opened'),
    )
  }

  return (
    <>
      <Button
        variant="icon"
        className={styles.button}
        aria-label={count === 0 ? t('cartEmpty') : t('cartCount', { count })}
        aria-haspopup="dialog"
        onClick={open}
      >
        <BagIcon />
        <span className={styles.count} aria-hidden="true" />
      </Button>
      {Drawer !== undefined && (
        <Suspense>
          <Drawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
