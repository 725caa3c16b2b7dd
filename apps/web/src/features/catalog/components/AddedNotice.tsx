import type { CartLine } from '@storefront/domain'
import { Banner, buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'

interface AddedNoticeProps {
  /** What was put into the cart last, with how many of it are there now. */
  readonly added: CartLine | null
  readonly className?: string | undefined
}

/** Says that a bottle is in the cart, and leads there. */
export function AddedNotice({ added, className }: AddedNoticeProps) {
  const { t } = useTranslation('catalog')
  return (
    <div role="status" className={className}>
      {added !== null && (
        <Banner
          tone="success"
          role="none"
          action={
            <LocalizedLink to="/cart" {...buttonLook({ variant: 'quiet' })}>
              {t('viewCart')}
            </LocalizedLink>
          }
        >
          {t('added', { name: added.name, count: added.quantity })}
        </Banner>
      )}
    </div>
  )
}
