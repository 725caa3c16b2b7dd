import { toDecimal, type BankAccount, type Cents } from '@storefront/domain'
import { Button, VisuallyHidden } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoney } from '../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useCopy } from '../../shared/useCopy.ts'
import styles from './PaymentInstructions.module.css'

interface BankAccountFieldsProps {
  readonly account: BankAccount
  /** The transfer's reference: the order's number. */
  readonly reference: string
  readonly amountCents: Cents
}

/** The fields of a bank's transfer form, in the order of that form; what is typed there can be copied. */
export function BankAccountFields({ account, reference, amountCents }: BankAccountFieldsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { outcome, copy } = useCopy()
  const [copied, setCopied] = useState<string | null>(null)
  const fields = [
    { name: 'bank', value: account.bank },
    { name: 'kind', value: t(`pay.kinds.${account.kind}`) },
    { name: 'number', value: account.number, typed: account.number.replaceAll(/\D/g, '') },
    { name: 'holder', value: account.holder },
    { name: 'holderId', value: account.holderId, typed: account.holderId },
    {
      name: 'amount',
      value: formatMoney(amountCents, language),
      typed: toDecimal(amountCents).toFixed(2),
    },
    { name: 'reference', value: reference, typed: reference },
  ] as const
  return (
    <>
      <dl className={styles.account}>
        {fields.map(({ name, value, ...rest }) => (
          <div key={name} data-field={name}>
            <dt>{t(`pay.${name}`)}</dt>
            <dd>
              <span>{value}</span>
              {'typed' in rest && (
                <Button
                  variant="quiet"
                  className={styles.copy}
                  onClick={() => {
                    setCopied(t(`pay.${name}`))
                    void copy(rest.typed)
                  }}
                >
                  {t('pay.copy')} <VisuallyHidden>{t(`pay.${name}`)}</VisuallyHidden>
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.copied} role="status">
        {outcome === 'done' && t('pay.copied', { name: copied ?? '' })}
        {outcome === 'refused' && t('pay.notCopied')}
      </p>
    </>
  )
}
