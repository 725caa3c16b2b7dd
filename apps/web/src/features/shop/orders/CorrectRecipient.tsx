import { isCorrectedByBuyer } from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { Button, Loading } from '@storefront/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../../shared/lazy/lazyPart.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import styles from './CorrectRecipient.module.css'
import type { OrderPartProps } from './visitorOrders.ts'

const CorrectRecipientForm = lazyPart(
  async () => (await import('./CorrectRecipientForm.tsx')).CorrectRecipientForm,
)

/** The button that opens the form in which a buyer corrects who receives an order, until it leaves, and the outcome. */
export function CorrectRecipient({ order, settings }: OrderPartProps) {
  const { t } = useTranslation(['orders', 'shared'])
  const [state, setState] = useState<'closed' | 'open' | 'saved'>('closed')
  if (state === 'open') {
    return (
      <div className={styles.correct} data-on-screen>
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <CorrectRecipientForm
            order={order}
            settings={settings}
            onSaved={() => setState('saved')}
            onClose={() => setState('closed')}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.correct} data-on-screen>
      {state === 'saved' && <FocusedBanner tone="success">{t('correct.saved')}</FocusedBanner>}
      {isCorrectedByBuyer(order) && (
        <div>
          <Button variant="quiet" onClick={() => setState('open')}>
            {t('correct.action', wayContext(order))}
          </Button>
        </div>
      )}
    </div>
  )
}
