import { en as accountNotices } from '../../features/account/messages/notices/en.ts'
import { en as ageGate } from '../../features/age-gate/messages/en.ts'
import { en as cart } from '../../features/cart/messages/en.ts'
import { en as cartNotices } from '../../features/cart/messages/notices/en.ts'
import { en as catalog } from '../../features/catalog/messages/en.ts'
import { en as checkoutNotices } from '../../features/checkout/messages/notices/en.ts'
import { en as cocktails } from '../../features/cocktails/messages/en.ts'
import { en as shared } from '../../shared/messages/en.ts'
import { en as sessionNotices } from '../../shared/session/notices/en.ts'
import { en as layout } from '../layout/messages/en.ts'

/** The messages that every page needs, in one file. */
export const en = {
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
      'Part of the site got lost on its way. Reload the page: what you typed is kept, except for passwords.',
  },
} as const
