import { isCustomerComplete, profileFields, type Account } from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useAction } from '../../shared/useAction.ts'
import { useSaveProfile } from '../account/useSaveProfile.ts'
import { CustomerFields } from '../orders/CustomerFields.tsx'
import styles from './Checkout.module.css'
import type { CheckoutShop } from './checkoutState.ts'
import { DeliveryDetailsForm, type Saving } from './DeliveryDetailsForm.tsx'
import { useUnsavedCheckout } from './useUnsavedCheckout.ts'

interface DeliveryProps {
  readonly account: Account
  readonly shop: Pick<CheckoutShop, 'profile' | 'customer'>
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
}

/** Whom and where to ship to: the profile's details, which can be completed in place. */
export function Delivery({ account, shop, isEditing, onEditing }: DeliveryProps) {
  const { t } = useTranslation('checkout')
  const { save } = useUnsavedCheckout(account.uid)
  const saveProfile = useSaveProfile(account)
  const saving: Saving = useAction('The delivery details could not be saved', saveProfile)
  const part = useRef<HTMLDivElement>(null)
  const { customer } = shop

  function edit(): void {
    saving.reset()
    save({ delivery: {} })
    flushSync(() => onEditing(true))
    // Focuses the first missing field, or the first of all.
    const missing = profileFields.find((field) => customer[field] === '') ?? 'nombre'
    part.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
  }

  function close(): void {
    save({ delivery: null })
    flushSync(() => onEditing(false))
    // The focus returns to the button that opened the form.
    part.current?.querySelector<HTMLElement>('button')?.focus()
  }

  return (
    <div ref={part} className={styles.delivery}>
      <div role="status">
        {!isEditing && !isCustomerComplete(customer) && (
          <Banner tone="warning" role="none">
            {t('delivery.useEdit')}
          </Banner>
        )}
        {!isEditing && saving.state.status === 'done' && (
          <Banner tone="success" role="none">
            {t('delivery.saved')}
          </Banner>
        )}
      </div>
      {isEditing ? (
        <DeliveryDetailsForm uid={account.uid} shop={shop} saving={saving} onClose={close} />
      ) : (
        <>
          <CustomerFields customer={customer} />
          <Button variant="secondary" onClick={edit}>
            {t('delivery.edit')}
          </Button>
        </>
      )}
    </div>
  )
}
