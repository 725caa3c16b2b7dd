import { type Cart, emptyCart } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useSession } from '../../shared/session/useSession.ts'
import { useCart } from './useCart.ts'

/** Taking lines out of the cart, and putting those taken last back. */
export interface Removal {
  /** What was taken out last and can be put back: into the same visitor's cart only. */
  readonly removed: Cart
  readonly remove: (id: string) => void
  readonly clear: () => void
  readonly undo: () => void
}

export function useRemoval(): Removal {
  const { cart, dispatch } = useCart()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.account.uid : null
  const [taken, setTaken] = useState({ owner, lines: emptyCart })
  const removed = taken.owner === owner ? taken.lines : emptyCart
  const keep = (lines: Cart) => setTaken({ owner, lines })
  return {
    removed,
    remove(id) {
      keep(cart.filter((line) => line.id === id))
      dispatch({ type: 'remove', id })
    },
    clear() {
      keep(cart)
      dispatch({ type: 'clear' })
    },
    undo() {
      for (const line of removed) dispatch({ type: 'add', line })
      keep(emptyCart)
    },
  }
}

/** Says what has just left the cart, and takes the focus with the way back. */
export function RemovedNotice({ removal: { removed, undo } }: { readonly removal: Removal }) {
  const { t } = useTranslation('cart')
  const button = useRef<HTMLButtonElement>(null)
  const [first] = removed

  // The button that removed the line is gone with it: the focus would be nowhere.
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
