import { en as accountNotices } from '../../features/account/messages/notices/en.ts'
import { en as ageGate } from '../../features/brand/age-gate/messages/en.ts'
import { en as cocktails } from '../../features/brand/cocktails/messages/en.ts'
import { en as cart } from '../../features/shop/cart/messages/en.ts'
import { en as cartNotices } from '../../features/shop/cart/messages/notices/en.ts'
import { en as catalog } from '../../features/shop/catalog/messages/en.ts'
import { en as checkoutNotices } from '../../features/shop/checkout/messages/notices/en.ts'
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
