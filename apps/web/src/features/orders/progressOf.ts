import type { OrderStatus } from '@storefront/domain'

/** A step of an order's way: over, where it stands, or still to come. */
export interface ProgressStep {
  readonly status: OrderStatus
  readonly stage: 'done' | 'current' | 'coming'
}

const wayOn = ['pending', 'paid', 'shipped', 'delivered'] as const

/** The steps to show for an order. How far a cancelled one had come is not stored. */
export function progressOf(status: OrderStatus): readonly ProgressStep[] {
  if (status === 'cancelled') {
    return [
      { status: 'pending', stage: 'done' },
      { status: 'cancelled', stage: 'current' },
    ]
  }
  const here = wayOn.indexOf(status)
  return wayOn.map((step, index) => ({
    status: step,
    stage: index < here ? 'done' : index === here ? 'current' : 'coming',
  }))
}
