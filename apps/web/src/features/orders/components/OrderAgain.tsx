import type { Order } from '@storefront/domain'
import { Banner, Button, buttonLook } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import type { Reorder } from '../orderAgain.ts'
import type { OrderingAgain } from '../useOrderAgain.ts'

interface OrderAgainProps {
  readonly order: Order
  readonly again: OrderingAgain
}

/** Fills the cart with what was ordered, and tells what could not be put there. */
export function OrderAgain({ order, again }: OrderAgainProps) {
  const { t } = useTranslation('orders')
  const { isBusy, outcome } = again
  return (
    <>
      <div role="status">
        {outcome !== null && !isBusy && 'actions' in outcome && <Outcome outcome={outcome} />}
      </div>
      {outcome !== null && !isBusy && 'outage' in outcome && (
        <OutageBanner failed={t('again.failed')} outage={outcome.outage} />
      )}
      <Button
        variant="secondary"
        fullWidth
        busy={isBusy}
        busyLabel={t('again.busy')}
        onClick={() => again.order(order)}
      >
        {t('again.action')}
      </Button>
    </>
  )
}

function Outcome({ outcome }: { readonly outcome: Reorder }) {
  const { t } = useTranslation('orders')
  const listed = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  return (
    <Banner
      role="none"
      tone={outcome.bottles > 0 ? 'success' : 'warning'}
      action={
        outcome.bottles > 0 && (
          <LocalizedLink to="/cart" {...buttonLook({ variant: 'quiet' })}>
            {t('again.toCart')}
          </LocalizedLink>
        )
      }
    >
      {outcome.bottles > 0 && <p>{t('again.added', { count: outcome.bottles })}</p>}
      {(['fewer', 'missing', 'full'] as const).map(
        (reason) =>
          outcome[reason].length > 0 && (
            <p key={reason}>{t(`again.${reason}`, { names: listed.format(outcome[reason]) })}</p>
          ),
      )}
    </Banner>
  )
}
