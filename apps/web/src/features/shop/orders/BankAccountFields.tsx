import { toDecimal, type BankAccount, type Cents } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Text, VisuallyHidden } from '@storefront/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useCopy } from '../../../shared/useCopy.ts'
import styles from './PaymentInstructions.module.css'

/** How long a button shows that its value was copied, in ms. */
const copiedMs = 2_500

interface BankAccountFieldsProps {
  readonly account: BankAccount
  /** The transfer's reference: the order's number. */
  readonly reference: string
  readonly amountCents: Cents
}

/** What a bank's transfer form asks for, each with a button that copies it as that form takes it. */
export function BankAccountFields({ account, reference, amountCents }: BankAccountFieldsProps) {
  const { t } = useTranslation(['orders', 'shared'])
  const language = useLanguage()
  const { outcome, copied, copyField } = useCopiedField()
  const list = useRef<HTMLDListElement>(null)
  const fields = [
    {
      name: 'amount',
      value: formatMoney(amountCents, language),
      typed: toDecimal(amountCents).toFixed(2),
      note: null,
    },
    {
      name: 'number',
      value: account.number,
      typed: account.number.replaceAll(/\D/g, ''),
      note: t('pay.account', { bank: account.bank, kind: t(`pay.kinds.${account.kind}`) }),
    },
    { name: 'reference', value: reference, typed: reference, note: t('pay.referenceNote') },
    { name: 'holder', value: account.holder, typed: account.holder, note: null },
    { name: 'holderId', value: account.holderId, typed: account.holderId, note: null },
  ] as const
  return (
    <>
      <dl ref={list} className={styles.slip}>
        {fields.map(({ name, value, typed, note }) => (
          <div key={name} data-field={name} className={name === 'amount' ? styles.sum : undefined}>
            <dt>{t(`pay.${name}`)}</dt>
            <dd translate="no">{value}</dd>
            {note !== null && (
              <dd className={styles.note} translate={name === 'number' ? 'no' : undefined}>
                {note}
              </dd>
            )}
            <dd className={styles.act}>
              <Button
                variant="secondary"
                className={styles.copy}
                data-done={copied === name && outcome === 'done'}
                onClick={() => void copyField(name, typed, list)}
              >
                <span>{t(copied === name && outcome === 'done' ? 'shared:copy.done' : 'shared:copy.action')}</span>
                <VisuallyHidden>{` ${t(`pay.${name}`)}`}</VisuallyHidden>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Text look="note" className={styles.copied} role="status">
        {copied !== null && outcome === 'done' && (
          <VisuallyHidden>{t('pay.copied', { name: t(`pay.${copied}`) })}</VisuallyHidden>
        )}
        {outcome === 'refused' && <span>{t('shared:copy.refused')}</span>}
      </Text>
    </>
  )
}

type FieldName = 'amount' | 'number' | 'reference' | 'holder' | 'holderId'

/** Copies one field at a time and forgets it after a moment. Without a clipboard it selects the field's value. */
function useCopiedField() {
  const { outcome, copy } = useCopy()
  const [copied, setCopied] = useState<FieldName | null>(null)

  useEffect(() => {
    if (copied === null || outcome !== 'done') return undefined
    const timer = setTimeout(() => setCopied(null), copiedMs)
    return () => clearTimeout(timer)
  }, [copied, outcome])

  async function copyField(
    name: FieldName,
    typed: string,
    list: RefObject<HTMLDListElement | null>,
  ): Promise<void> {
    setCopied(name)
    if ((await copy(typed)) === 'done') return
    const value = list.current?.querySelector(`[data-field='${name}'] > dd`)
    if (value != null) getSelection()?.selectAllChildren(value)
  }

  return { outcome, copied, copyField }
}
