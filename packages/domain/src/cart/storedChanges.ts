import { isValidQuantity, type CartAction } from './Cart.ts'
import type { CartChange } from './CartRepository.ts'
import { parseCart, toStoredCart } from './storedCart.ts'

/** The changes in the shape that browsers store, with lines as in stored carts. */
export function toStoredChanges(changes: readonly CartChange[]): readonly object[] {
  return changes.map(({ id, actions }) => ({
    id,
    actions: actions.map((action) =>
      action.type === 'add' ? { type: 'add', line: toStoredCart([action.line])[0] } : action,
    ),
  }))
}

/** Reads stored changes from any value; invalid changes and actions are left out. */
export function parseChanges(stored: unknown): readonly CartChange[] {
  return objectsIn(stored).flatMap(({ id, actions }) =>
    typeof id === 'string' && id !== ''
      ? { id, actions: objectsIn(actions).flatMap(readAction) }
      : [],
  )
}

type Fields = Readonly<Partial<Record<string, unknown>>>

const objectsIn = (stored: unknown): readonly Fields[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'object' && item !== null) : []

function readAction({ type, line, id, quantity }: Fields): readonly CartAction[] {
  if (type === 'add') return parseCart([line]).cart.map((added) => ({ type, line: added }))
  if (type === 'clear') return [{ type }]
  if (typeof id !== 'string') return []
  if (type === 'remove') return [{ type, id }]
  return type === 'set-quantity' && typeof quantity === 'number' && isValidQuantity(quantity)
    ? [{ type, id, quantity }]
    : []
}
