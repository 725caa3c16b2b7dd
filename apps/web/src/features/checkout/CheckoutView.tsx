import type {
  Customer,
  OrderProblem,
  OrderTotals,
  PricedLine,
  ShopSettings,
} from '@storefront/domain'
import { Banner, Frame } from '@storefront/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import type { Removal } from '../cart/RemovedNotice.tsx'
import styles from './CheckoutView.module.css'
import { Delivery } from './components/Delivery.tsx'
import { Notes } from './components/Notes.tsx'
import { PlaceForm } from './components/PlaceForm.tsx'
import { Step } from './components/Step.tsx'
import { Summary } from './components/Summary.tsx'
import type { Placing } from './usePlaceOrder.ts'
import type { SavingCustomer } from './useSaveCustomer.ts'

export interface CheckoutViewProps {
  readonly customer: Customer
  readonly saving: SavingCustomer
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
  readonly settings: ShopSettings
  /** Why the order cannot be placed as it is. */
  readonly problem: OrderProblem['code'] | null
  readonly placing: Pick<Placing, 'placement' | 'isPlacing'>
  readonly onPlace: (notes: string) => Promise<void>
  readonly onQuantity: (id: string, quantity: number) => void
  readonly removal: Removal
}

/** Checkout in two columns: where it goes and how it is paid; what it is and the last word. */
export function CheckoutView({
  customer,
  saving,
  lines,
  totals,
  settings,
  problem,
  placing,
  onPlace,
  onQuantity,
  removal,
}: CheckoutViewProps) {
  const { t } = useTranslation(['checkout', 'orders'])
  const language = useLanguage()
  const formId = useId()
  const [isEditing, setEditing] = useState(false)
  // While the form is open there is no button to open it.
  const isBlockedByForm = isEditing && (problem === null || problem === 'customer-incomplete')
  const pause = settings.salesPausedMessage[language] || t('blocked.sales-paused')

  function edit(): void {
    saving.forget()
    setEditing(true)
  }

  return (
    <div className={styles.columns}>
      <div className={styles.steps}>
        {settings.salesPaused && <Banner tone="warning">{pause}</Banner>}
        <Step numeral="I" title={t('delivery.title')}>
          <Delivery
            customer={customer}
            saving={saving}
            isEditing={isEditing}
            onEdit={edit}
            onDone={() => setEditing(false)}
          />
        </Step>
        <Step numeral="II" title={t('notes.title')}>
          <Notes formId={formId} />
        </Step>
        <Step numeral="III" title={t('orders:payment.title')}>
          <p>{t('orders:payment.text')}</p>
        </Step>
      </div>
      <Frame className={styles.order}>
        <Summary lines={lines} totals={totals} onQuantity={onQuantity} removal={removal} />
        <PlaceForm
          id={formId}
          totalCents={totals.totalCents}
          blocker={isBlockedByForm ? 'editing' : problem}
          lineCount={lines.length}
          pause={pause}
          placing={placing}
          onPlace={onPlace}
        />
      </Frame>
    </div>
  )
}
