import { type Customer, isCustomerComplete } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { CustomerFields } from '../../orders/CustomerFields.tsx'
import type { SavingCustomer } from '../useSaveCustomer.ts'
import { CustomerForm } from './CustomerForm.tsx'
import styles from './Delivery.module.css'

interface DeliveryProps {
  readonly customer: Customer
  readonly saving: SavingCustomer
  readonly isEditing: boolean
  readonly onEdit: () => void
  readonly onDone: () => void
}

/** Whom and where to ship to: shown from the profile, completed in place. */
export function Delivery({ customer, saving, isEditing, onEdit, onDone }: DeliveryProps) {
  const { t } = useTranslation('checkout')
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  // Who leaves the form goes on where they came in.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  return (
    <div className={styles.delivery}>
      <div role="status">
        {!isEditing && !isCustomerComplete(customer) && (
          <Banner tone="warning" role="none">
            {t('delivery.useEdit')}
          </Banner>
        )}
        {!isEditing && saving.outcome?.ok === true && (
          <Banner tone="success" role="none">
            {t('delivery.saved')}
          </Banner>
        )}
      </div>
      {isEditing ? (
        <CustomerForm customer={customer} saving={saving} onDone={onDone} />
      ) : (
        <>
          <CustomerFields customer={customer} />
          <Button ref={editButton} variant="secondary" onClick={onEdit}>
            {t('delivery.edit')}
          </Button>
        </>
      )}
    </div>
  )
}
