import 'i18next'

import type { es as account } from '../features/account/messages/es.ts'
import type { es as contact } from '../features/brand/contact/messages/es.ts'
import type { es as history } from '../features/brand/history/messages/es.ts'
import type { es as home } from '../features/brand/home/messages/es.ts'
import type { es as legal } from '../features/brand/legal/messages/es.ts'
import type { es as process } from '../features/brand/process/messages/es.ts'
import type { es as recognitions } from '../features/brand/recognitions/messages/es.ts'
import type { es as desk } from '../features/desk/messages/es.ts'
import type { es as checkout } from '../features/shop/checkout/messages/es.ts'
import type { es as orders } from '../features/shop/orders/messages/es.ts'
import type { es as waitingList } from '../features/shop/waiting-list/messages/es.ts'
import type { es as shell } from './shellMessages/es.ts'

declare module 'i18next' {
  /** Makes an unknown key a type error; `@storefront/i18n` does so for a forgotten placeholder. */
  interface CustomTypeOptions {
    defaultNS: 'shared'
    /** The Spanish messages of each namespace: those that every page needs, and the other features'. */
    resources: typeof shell & {
      account: typeof account
      desk: typeof desk
      checkout: typeof checkout
      contact: typeof contact
      history: typeof history
      home: typeof home
      legal: typeof legal
      orders: typeof orders
      process: typeof process
      recognitions: typeof recognitions
      'waiting-list': typeof waitingList
    }
  }
}
