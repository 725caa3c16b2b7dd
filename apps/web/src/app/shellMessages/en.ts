import { en as accountNotices } from '../../features/account/messages/notices/en.ts'
import { en as ageGate } from '../../features/age-gate/messages/en.ts'
import { en as cartNotices } from '../../features/cart/messages/notices/en.ts'
import { en as checkoutNotices } from '../../features/checkout/messages/notices/en.ts'
import { en as shared } from '../../shared/messages/en.ts'
import { en as sessionNotices } from '../../shared/session/notices/en.ts'
import { en as layout } from '../layout/messages/en.ts'

/** The messages that every page needs, in one file. */
export const en = {
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
      'There is a new version of the site. Reload the page when you like: your cart is kept.',
  },
} as const
