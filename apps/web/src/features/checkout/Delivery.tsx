import { maxNotesLength, splitAddress, type Customer } from '@storefront/domain'
import { Banner, Button, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './Checkout.module.css'
import { fieldId, type ErrorTextOf } from './checkoutField.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { useUnsavedCheckout } from './useUnsavedCheckout.ts'

interface DeliveryProps {
  /** The stored details; all empty for a guest. */
  readonly customer: Customer
  /** Whether the form is shown, and not the stored details. */
  readonly isOpen: boolean
  /** Whether details are missing in the buyer's profile. */
  readonly isProfileIncomplete: boolean
  readonly onEdit: () => void
  readonly errorTextOf: ErrorTextOf
}

/** The recipient and the address: the form, or the details of a complete profile, with a button that opens it. */
export function Delivery({
  customer,
  isOpen,
  isProfileIncomplete,
  onEdit,
  errorTextOf,
}: DeliveryProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.delivery}>
      <div role="status">
        {isProfileIncomplete && <Banner role="none">{t('delivery.useEdit')}</Banner>}
      </div>
      {isOpen ? (
        <DeliveryFields customer={customer} errorTextOf={errorTextOf} />
      ) : (
        <div className={styles.known}>
          <DeliveryLines customer={customer} />
          <Button variant="quiet" aria-label={t('delivery.editNamed')} onClick={onEdit}>
            {t('delivery.edit')}
          </Button>
        </div>
      )}
      <Notes error={errorTextOf('notes')} />
    </div>
  )
}

/** The details in four lines, as on a parcel. */
export function DeliveryLines({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('checkout')
  const { nombre, telefono, cedula } = customer
  const { direccion, city, province, reference } = splitAddress(customer.direccion)
  return (
    <ul role="list" className={styles.lines} translate="no">
      <li>{nombre}</li>
      <li>{t('delivery.contact', { telefono, cedula })}</li>
      <li>{[direccion, city, province].filter((part) => part !== '').join(', ')}</li>
      {reference !== '' && <li className={styles.soft}>{reference}</li>}
    </ul>
  )
}

/** The hint counts the characters left once there are fewer than these. */
const countdownFrom = 100

/** The buyer's notes for the delivery, folded until somebody has some. */
function Notes({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('checkout')
  const { read } = useUnsavedCheckout()
  const [initial] = useState(() => read().notes)
  const [length, setLength] = useState(initial.trim().length)
  const [isOpen, setOpen] = useState(initial !== '')
  const left = maxNotesLength - length
  return (
    <details
      className={styles.notes}
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('notes.add')}</summary>
      <TextArea
        id={fieldId('notes')}
        name="notes"
        label={t('notes.label')}
        rows={3}
        defaultValue={initial}
        hint={
          left < countdownFrom && left >= 0
            ? t('notes.left', { count: left })
            : t('notes.hint', { most: maxNotesLength })
        }
        error={left < 0 && t('notes.over', { count: -left })}
        onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
      />
    </details>
  )
}
