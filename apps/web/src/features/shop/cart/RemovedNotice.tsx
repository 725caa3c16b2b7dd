import { emptyCart, type Cart } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../../shared/session/useSession.ts'
import { useCart } from './useCart.ts'

/** Removes lines from the cart, and undoes the last removal. */
export interface Removal {
  /** The lines removed last; empty once the session changes, as they belong to the earlier visitor. */
  readonly removed: Cart
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly undo: () => void
}

export function useRemoval(): Removal {
  const { cart, setQuantity, add } = useCart()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.account.uid : null
  const [lastRemoval, setLastRemoval] = useState({ owner, lines: emptyCart })
  const removed = lastRemoval.owner === owner ? lastRemoval.lines : emptyCart
  const remember = (lines: Cart) => setLastRemoval({ owner, lines })
  function takeOut(lines: Cart): void {
    remember(lines)
    for (const { id } of lines) setQuantity(id, 0)
  }
  return {
    removed,
    remove: (id) => takeOut(cart.filter((line) => line.id === id)),
    clear: () => takeOut(cart),
    undo() {
      for (const line of removed) add(line)
      remember(emptyCart)
    },
  }
}

/** Reports the removed lines, and moves the focus to its undo button. */
export function RemovedNotice({ removal: { removed, undo } }: { readonly removal: Removal }) {
  const { t } = useTranslation('cart')
  const button = useRef<HTMLButtonElement>(null)
  const [first] = removed

  // The button that had the focus was removed with its line.
  useEffect(() => {
    if (removed.length > 0) button.current?.focus()
  }, [removed])

  return (
    <div role="status">
      {first !== undefined && (
        <Banner
          role="none"
          action={
            <Button ref={button} variant="quiet" onClick={undo}>
              {t('undo')}
            </Button>
          }
        >
          {removed.length === 1 ? t('removed', { name: first.name }) : t('cleared')}
        </Banner>
      )}
    </div>
  )
}
