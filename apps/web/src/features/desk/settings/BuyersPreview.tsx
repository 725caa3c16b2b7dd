import {
  checkShopSettings,
  orderTotals,
  type CheckedSettings,
  type ShopSettingsField,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { FormValues } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useBuyingFacts } from '../../shop/cart/useBuyingFacts.ts'
import { TotalsList } from '../../shop/orders/TotalsList.tsx'
import styles from './SalesFields.module.css'

/** The order of the previews: one bottle. */
const sample = { productId: 'sample', name: '', quantity: 1, unitPriceCents: 2700 } as const

interface PreviewProps {
  readonly typed: FormValues<ShopSettingsField>
}

/** What a buyer reads of shipping and delivery, once all that is typed is valid. */
export function DeliveryPreview({ typed }: PreviewProps) {
  const { t } = useTranslation('desk')
  const facts = useBuyingFacts()
  const language = useLanguage()
  return (
    <Preview typed={typed} subject="delivery">
      {(settings) => (
        <div>
          <p>
            {t('settings.preview.bottle', {
              price: formatMoney(sample.unitPriceCents, language),
            })}
          </p>
          <TotalsList totals={orderTotals([sample], settings, '')} />
          <p>
            {[
              ...facts.provinces(settings),
              ...facts.pickup(settings),
              ...facts.arrival(settings),
            ].join(' ')}
          </p>
        </div>
      )}
    </Preview>
  )
}

/** What a buyer reads of the account, once all that is typed is valid. */
export function AccountPreview({ typed }: PreviewProps) {
  const { t } = useTranslation('orders')
  return (
    <Preview typed={typed} subject="account">
      {({ transferOffered, bankAccount }) => {
        if (!transferOffered || bankAccount === null) return null
        const { bank, kind, number, holder, holderId } = bankAccount
        const fields = {
          number: `${number}, ${t('pay.account', { bank, kind: t(`pay.kinds.${kind}`) })}`,
          holder,
          holderId,
        } as const
        return (
          <dl>
            {(['number', 'holder', 'holderId'] as const).map((field) => (
              <div key={field}>
                <dt>{t(`pay.${field}`)}</dt>
                <dd translate="no">{fields[field]}</dd>
              </div>
            ))}
          </dl>
        )
      }}
    </Preview>
  )
}

interface FrameProps extends PreviewProps {
  readonly subject: 'delivery' | 'account'
  /** Shows the settings that would be stored; nothing to show is false. */
  readonly children: (settings: CheckedSettings) => ReactNode
}

function Preview({ typed, subject, children }: FrameProps) {
  const { t } = useTranslation('desk')
  const id = useId()
  const checked = checkShopSettings(typed)
  const shown = checked.ok && children(checked.value)
  if (!shown) return null
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{t(`settings.preview.${subject}`)}</h3>
      {shown}
    </section>
  )
}
