import type { Order } from '@storefront/domain'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { PackingSlip } from './PackingSlip.tsx'
import styles from './SlipsToPrint.module.css'

interface SlipsToPrintProps {
  readonly orders: readonly Order[]
  readonly onPrinted: () => void
}

/** Prints the packing slips of several orders, each on its own page, in place of the page. */
export function SlipsToPrint({ orders, onPrinted }: SlipsToPrintProps) {
  // The browser waits in `print()` until its dialog is closed.
  useEffect(() => {
    window.print()
    onPrinted()
    // Once for each selection: the parent mounts a new component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onPrinted` is new at each render
  }, [])
  return createPortal(
    <div className={styles.slips} data-slips="">
      {orders.map((order) => (
        <PackingSlip key={order.id} order={order} />
      ))}
    </div>,
    document.body,
  )
}
