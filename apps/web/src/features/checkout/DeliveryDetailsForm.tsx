import {
  checkDelivery,
  maxLength,
  provinces,
  splitAddress,
  type Account,
  type Customer,
  type Profile,
} from '@storefront/domain'
import { Button, Field, Select, TextArea } from '@storefront/ui'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../shared/forms/useForm.ts'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import type { Action } from '../../shared/useAction.ts'
import { CedulaField } from '../account/AccountFields.tsx'
import styles from './Checkout.module.css'
import type { CheckoutShop } from './checkoutState.ts'
import {
  deliveryFields,
  useUnsavedCheckout,
  type DeliveryField,
  type UnsavedDelivery,
} from './useUnsavedCheckout.ts'

export type Saving = Action<[read: Profile | null, customer: Customer], Profile, never>

interface DeliveryDetailsFormProps {
  readonly uid: Account['uid']
  readonly shop: Pick<CheckoutShop, 'profile' | 'customer'>
  readonly saving: Saving
  readonly onClose: () => void
}

/**
 * The form for the delivery details; the e-mail address is the account's and read-only. The address is typed
 * in parts and stored as one text (spec section 16.1).
 */
export function DeliveryDetailsForm({ uid, shop, saving, onClose }: DeliveryDetailsFormProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const errorText = useFieldErrorText()
  const { initial, save } = useUnsavedCheckout(uid)
  // Compared with the profile as it was opened, so that only changed fields are written: another tab may
  // have saved the rest.
  const [{ profile, customer }] = useState(shop)
  const known = { ...customer, ...splitAddress(customer.direccion) }
  const { errorOf, isSubmitting, formProps } = useForm({
    fields: deliveryFields,
    check: (typed) => checkDelivery({ ...typed, email: customer.email }),
    async submit(valid) {
      if ((await saving.run(profile, valid))?.status === 'done') onClose()
    },
  })

  function keepTyped(event: FormEvent<HTMLFormElement>): void {
    formProps.onInput(event)
    const data = new FormData(event.currentTarget)
    const delivery: UnsavedDelivery = {}
    for (const field of deliveryFields) {
      const typed = data.get(field)
      if (typeof typed === 'string' && typed !== known[field]) delivery[field] = typed
    }
    save({ delivery })
  }

  const valueOf = (field: DeliveryField) => ({
    defaultValue: initial.delivery?.[field] ?? known[field],
  })
  const requiredOf = (field: Exclude<DeliveryField, 'city' | 'province' | 'reference'>) => ({
    ...valueOf(field),
    error: errorText(errorOf(field)),
    'aria-required': true,
  })
  const isAddressTooLong = errorOf('direccion') === 'too-long'

  return (
    <form {...formProps} onInput={keepTyped} className={styles.deliveryForm}>
      {saving.state.status === 'outage' && (
        <OutageBanner errorMessage={`${t('delivery.failed')}.`} outage={saving.state.code} />
      )}
      <div className={styles.fields}>
        <Field
          {...requiredOf('nombre')}
          label={t('account:fields.nombre')}
          name="nombre"
          hint={t('account:fields.nombreHint')}
          autoComplete="name"
        />
        <CedulaField {...requiredOf('cedula')} />
        <Field
          label={t('account:fields.email')}
          hint={t('delivery.emailFixed')}
          type="email"
          value={customer.email}
          readOnly
        />
        <Field
          {...requiredOf('telefono')}
          label={t('account:fields.telefono')}
          name="telefono"
          hint={t('delivery.telefonoHint')}
          type="tel"
          autoComplete="tel"
        />
        <TextArea
          {...requiredOf('direccion')}
          {...(isAddressTooLong && {
            error: t('delivery.addressTooLong', { most: maxLength.direccion }),
          })}
          className={styles.wide}
          label={t('account:fields.direccion')}
          name="direccion"
          hint={t('delivery.direccionHint')}
          rows={2}
          autoComplete="street-address"
        />
        <Field
          {...valueOf('city')}
          label={t('delivery.city')}
          name="city"
          hint={t('delivery.optional')}
          autoComplete="address-level2"
        />
        <Select
          {...valueOf('province')}
          label={t('delivery.province')}
          name="province"
          hint={t('delivery.optional')}
          autoComplete="address-level1"
          options={[
            { value: '', label: t('delivery.noProvince') },
            ...provinces.map((province) => ({ value: province, label: province })),
          ]}
        />
        <Field
          {...valueOf('reference')}
          className={styles.wide}
          label={t('delivery.reference')}
          name="reference"
          hint={t('delivery.referenceHint')}
          autoComplete="off"
        />
      </div>
      <div className={styles.acts}>
        <Button type="submit" busy={isSubmitting} busyLabel={t('delivery.saving')}>
          {t('delivery.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('delivery.discard')}
        </Button>
      </div>
    </form>
  )
}
