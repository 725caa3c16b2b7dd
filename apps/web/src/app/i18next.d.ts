import 'i18next'

import type { es as account } from '../features/account/messages/es.ts'
import type { es as ageGate } from '../features/brand/age-gate/messages/es.ts'
import type { es as cocktails } from '../features/brand/cocktails/messages/es.ts'
import type { es as contact } from '../features/brand/contact/messages/es.ts'
import type { es as history } from '../features/brand/history/messages/es.ts'
import type { es as home } from '../features/brand/home/messages/es.ts'
import type { es as legal } from '../features/brand/legal/messages/es.ts'
import type { es as process } from '../features/brand/process/messages/es.ts'
import type { es as recognitions } from '../features/brand/recognitions/messages/es.ts'
import type { es as desk } from '../features/desk/messages/es.ts'
import type { es as cart } from '../features/shop/cart/messages/es.ts'
import type { es as catalog } from '../features/shop/catalog/messages/es.ts'
import type { es as checkout } from '../features/shop/checkout/messages/es.ts'
import type { es as orders } from '../features/shop/orders/messages/es.ts'
import type { es as waitingList } from '../features/shop/waiting-list/messages/es.ts'
import type { es as shared } from '../shared/messages/es.ts'
import type { es as layout } from './layout/messages/es.ts'
import type { es as shell } from './shellMessages/es.ts'

declare module 'i18next' {
  /** Makes an unknown key a type error; `@storefront/i18n` does so for a forgotten placeholder. */
  interface CustomTypeOptions {
    defaultNS: 'shared'
    /** The Spanish messages of each namespace: a feature's, or one that every page needs. */
    resources: {
      shared: typeof shared
      layout: typeof layout
      notices: (typeof shell)['notices']
      'age-gate': typeof ageGate
      account: typeof account
      desk: typeof desk
      cart: typeof cart
      catalog: typeof catalog
      checkout: typeof checkout
      cocktails: typeof cocktails
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
