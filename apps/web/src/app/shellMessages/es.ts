import { es as accountNotices } from '../../features/account/messages/notices/es.ts'
import { es as ageGate } from '../../features/age-gate/messages/es.ts'
import { es as cartNotices } from '../../features/cart/messages/notices/es.ts'
import { es as checkoutNotices } from '../../features/checkout/messages/notices/es.ts'
import { es as shared } from '../../shared/messages/es.ts'
import { es as sessionNotices } from '../../shared/session/notices/es.ts'
import { es as layout } from '../layout/messages/es.ts'

/** The messages that every page needs, in one file. */
export const es = {
  shared,
  layout,
  'age-gate': ageGate,
  /** By code (`NoticeStore`). */
  notices: {
    ...sessionNotices,
    ...cartNotices,
    ...accountNotices,
    ...checkoutNotices,
    'new-release':
      'Hay una versión nueva del sitio. Recarga la página cuando quieras: tu carrito se conserva.',
  },
} as const
