import { es as accountNotices } from '../../features/account/messages/notices/es.ts'
import { es as ageGate } from '../../features/brand/age-gate/messages/es.ts'
import { es as cocktails } from '../../features/brand/cocktails/messages/es.ts'
import { es as cart } from '../../features/shop/cart/messages/es.ts'
import { es as cartNotices } from '../../features/shop/cart/messages/notices/es.ts'
import { es as catalog } from '../../features/shop/catalog/messages/es.ts'
import { es as checkoutNotices } from '../../features/shop/checkout/messages/notices/es.ts'
import { es as shared } from '../../shared/messages/es.ts'
import { es as sessionNotices } from '../../shared/session/notices/es.ts'
import { es as layout } from '../layout/messages/es.ts'

/** The messages that every page needs, in one file. */
export const es = {
  shared,
  layout,
  'age-gate': ageGate,
  cart,
  catalog,
  cocktails,
  /** By code (`NoticeStore`). */
  notices: {
    ...sessionNotices,
    ...cartNotices,
    ...accountNotices,
    ...checkoutNotices,
    'code-lost':
      'Una parte del sitio se perdió en el camino. Recarga la página: lo que escribiste se conserva, menos las contraseñas.',
  },
} as const
