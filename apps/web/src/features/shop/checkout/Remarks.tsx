import type { FieldErrorCode } from '@storefront/domain'
import { TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './Checkout.module.css'
import { fieldId, remarks, type Remark } from './checkoutFields.ts'

/** The hint counts the characters left once there are fewer than these. */
const countdownFrom = 100

interface RemarksProps {
  readonly name: Remark
  readonly typed: string
  readonly error: FieldErrorCode | undefined
}

/** Notes for the delivery, or what is written on the card of a gift; folded until somebody has some. */
export function Remarks({ name, typed, error }: RemarksProps) {
  const { t } = useTranslation('checkout')
  const [initial] = useState(typed)
  const [isOpen, setOpen] = useState(initial !== '')
  const most = remarks[name]
  const left = most - typed.trim().length
  return (
    <details
      className={styles.notes}
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t(`remarks.${name}.add`)}</summary>
      <TextArea
        id={fieldId(name)}
        name={name}
        label={t(`remarks.${name}.label`)}
        rows={3}
        defaultValue={initial}
        hint={
          left < countdownFrom && left >= 0
            ? t('remarks.left', { count: left })
            : t(`remarks.${name}.hint`, { most })
        }
        error={left < 0 && t('remarks.over', { count: -left })}
      />
    </details>
  )
}
