import { memoryStorage } from '@storefront/adapters/embedded'
import { demoUser } from '@storefront/backend/seed'
import { vi } from 'vitest'

import { createTestPorts, createTestServices } from '../../../../testing/createTestServices.ts'
import { lazyBackend, type Log } from '../../../shared/services.tsx'
import type { Otherwise } from './openUserCart.ts'

/** A shop whose backend keeps its own storage, apart from those of the browsers that open it. */
export function openShop() {
  const server = memoryStorage()

  /** A browser (a device) with what it stores and what its tabs tell one another. */
  function openBrowser(storage = memoryStorage()) {
    const channel = new EventTarget()

    /** A page in a tab of its own; some calls for carts may behave otherwise. */
    function openTab(otherwise: Otherwise = () => ({})) {
      const tab = {}
      const network = new EventTarget()
      const log = vi.fn<Log>()
      const services = createTestServices({
        ...createTestPorts(storage),
        loadBackend: lazyBackend(async () => {
          const backend = await createTestPorts(server).loadBackend()
          return { ...backend, carts: { ...backend.carts, ...otherwise(backend.carts) } }
        }),
        cartChannel: {
          post: () => channel.dispatchEvent(new CustomEvent('message', { detail: tab })),
          listen(listener) {
            channel.addEventListener('message', (event) => {
              if (event instanceof CustomEvent && event.detail !== tab) listener()
            })
            return () => undefined
          },
        },
        newId: () => crypto.randomUUID(),
        onOnline: (listener) => network.addEventListener('online', listener),
        log,
      })
      services.start()
      return {
        ...services,
        log,
        goOnline: () => network.dispatchEvent(new Event('online')),
        signIn: (person = demoUser) => services.session.signIn(({ auth }) => auth.signIn(person)),
      }
    }

    return { openTab, cartItems: () => storage.getItem('cartItems') }
  }

  return { openBrowser }
}
