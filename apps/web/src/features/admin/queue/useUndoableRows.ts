import type { Product } from '@storefront/domain'
import { useState } from 'react'

import type { QueueEntry } from './queue.ts'

/** Keeps the rows that are done and can still be undone, because reloaded data may no longer contain them. */
export function useUndoableRows() {
  const [entries, setEntries] = useState<ReadonlyMap<string, QueueEntry>>(new Map())
  const [products, setProducts] = useState<ReadonlyMap<string, Product>>(new Map())
  return {
    entries,
    products,
    hold: (entry: QueueEntry) => setEntries((held) => new Map(held).set(entry.order.id, entry)),
    holdProduct: (product: Product) =>
      setProducts((held) => new Map(held).set(product.id, product)),
    release: (id: string) => {
      setEntries((held) => without(held, id))
      setProducts((held) => without(held, id))
    },
  }
}

function without<Held>(held: ReadonlyMap<string, Held>, id: string): ReadonlyMap<string, Held> {
  return new Map([...held].filter(([key]) => key !== id))
}
