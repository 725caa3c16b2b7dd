import {
  type Account,
  checkCustomer,
  type Customer,
  isCustomerComplete,
  type Profile,
} from '@storefront/domain'
import { Banner, Button, Field, TextArea } from '@storefront/ui'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../shared/i18n/useTranslation.ts'

import { useFieldErrorText, useForm } from '../../shared/forms/useForm.ts'
import { OutageBanner } from '../../shared/notices/OutageBanner.tsx'
import { type Action, useAction } from '../../shared/useAction.ts'
import { CedulaField } from '../account/AccountFields.tsx'
import { useSaveProfile } from '../account/useSaveProfile.ts'
import { CustomerFields } from '../orders/OrderFacts.tsx'
import styles from './Checkout.module.css'
import type { KnownShop } from './checkoutState.ts'
import { useTypedCheckout } from './useTypedCheckout.ts'

const fields = ['nombre', 'cedula', 'telefono', 'direccion'] as const

type DeliveryField = (typeof fields)[number]

type Saving = Action<[read: Profile | null, customer: Customer], Profile, never>

interface DeliveryProps {
  readonly account: Account
  readonly shop: Pick<KnownShop, 'profile' | 'customer'>
  readonly isEditing: boolean
  readonly onEditing: (isEditing: boolean) => void
}

/** Whom and where to ship to: shown from the profile, which may not be there yet, and completed in place. */
export function Delivery({ account, shop, isEditing, onEditing }: DeliveryProps) {
  const { t } = useTranslation('checkout')
  const { keep } = useTypedCheckout(account.uid)
  const saveProfile = useSaveProfile(account)
  const saving: Saving = useAction('The delivery details could not be saved', saveProfile)
  const part = useRef<HTMLDivElement>(null)
  const { customer } = shop

  function edit(): void {
    saving.reset()
    keep({ delivery: {} })
    flushSync(() => onEditing(true))
    // Whoever asked to edit types next: where something is missing, if anything is.
    const missing = fields.find((field) => customer[field] === '') ?? 'nombre'
    part.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
  }

  function close(): void {
    keep({ delivery: null })
    flushSync(() => onEditing(false))
    // Whoever leaves the form goes on where they came in.
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
        <DeliveryForm uid={account.uid} shop={shop} saving={saving} onClose={close} />
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

interface DeliveryFormProps {
  readonly uid: string
  readonly shop: DeliveryProps['shop']
  readonly saving: Saving
  readonly onClose: () => void
}

/** The delivery details to be completed; the e-mail address is the account's and stays. */
function DeliveryForm({ uid, shop, saving, onClose }: DeliveryFormProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const errorText = useFieldErrorText('account')
  const { typedBefore, keep } = useTypedCheckout(uid)
  // Of what is saved here, only what was changed is written: another tab may have saved the rest.
  const [{ profile, customer }] = useState(shop)
  const { errorOf, isSubmitting, formProps } = useForm({
    fields,
    check: (typed) => checkCustomer({ ...typed, email: customer.email }),
    async submit(valid) {
      if ((await saving.run(profile, valid))?.status === 'done') onClose()
    },
  })

  function keepTyped(event: FormEvent<HTMLFormElement>): void {
    formProps.onInput(event)
    const data = new FormData(event.currentTarget)
    const delivery: Partial<Record<DeliveryField, string>> = {}
    for (const field of fields) {
      const typed = data.get(field)
      if (typeof typed === 'string' && typed !== customer[field]) delivery[field] = typed
    }
    keep({ delivery })
  }

  const valueOf = (field: DeliveryField) => ({
    defaultValue: typedBefore.delivery?.[field] ?? customer[field],
    error: errorText(errorOf(field)),
    'aria-required': true,
  })
  const propsOf = (field: Exclude<DeliveryField, 'cedula'>) => ({
    ...valueOf(field),
    label: t(`account:fields.${field}`),
    name: field,
  })

  return (
    <form {...formProps} onInput={keepTyped} className={styles.deliveryForm}>
      {saving.state.status === 'outage' && (
        <OutageBanner failed={`${t('delivery.failed')}.`} outage={saving.state.code} />
      )}
      <div className={styles.fields}>
        <Field {...propsOf('nombre')} hint={t('account:fields.nombreHint')} autoComplete="name" />
        <CedulaField {...valueOf('cedula')} />
        <Field
          label={t('account:fields.email')}
          hint={t('delivery.emailFixed')}
          type="email"
          value={customer.email}
          readOnly
        />
        <Field
          {...propsOf('telefono')}
          hint={t('delivery.telefonoHint')}
          type="tel"
          autoComplete="tel"
        />
        <TextArea
          {...propsOf('direccion')}
          className={styles.wide}
          hint={t('delivery.direccionHint')}
          autoComplete="street-address"
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
