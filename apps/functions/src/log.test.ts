import { newPress } from '@storefront/domain'
import { logger } from 'firebase-functions'
import { expect, it, vi } from 'vitest'

import { log } from './log.ts'

it.each(['warn', 'error'] as const)('has no key of an order in a message (%s)', (level) => {
  const write = vi.spyOn(logger, level).mockImplementation(() => undefined)
  const [orderId, press] = [newPress(), newPress()]
  log[level](`letters/${orderId}-${press}-orderShipped was not sent`, { attempts: 1 })
  expect(write).toHaveBeenCalledWith(
    `letters/${orderId.slice(0, 6)}…-${press.slice(0, 6)}…-orderShipped was not sent`,
    { attempts: 1 },
  )
})
