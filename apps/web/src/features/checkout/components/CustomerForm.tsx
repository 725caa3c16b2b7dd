import { checkCustomer, type Customer } from '@storefront/domain'
import { Button, Field, TextArea } from '@storefront/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../../shared/forms/useForm.ts'
import { OutageBanner } from '../../../shared/notices/OutageBanner.tsx'
import { CedulaField } from '../../account/CedulaField.tsx'
import type { SavingCustomer } from '../useSaveCustomer.ts'
import styles from './Delivery.module.css'

const fields = ['nombre', 'cedula', 'telefono', 'direccion'] as const

interface CustomerFormProps {
  readonly customer: Customer
  readonly saving: SavingCustomer
  readonly onDone: () => void
}

/** The delivery details to be completed; the e-mail address is the account's and stays. */
export function CustomerForm({ customer, saving, onDone }: CustomerFormProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const form = useRef<HTMLFormElement>(null)
  const [firstWanted] = useState(() => fields.find((field) => customer[field] === '') ?? 'nombre')
  const errorText = useFieldErrorText('account')
  const { errorOf, isSubmitting, formProps } = useForm({
    fields,
    check: (typed) => checkCustomer({ ...typed, email: customer.email }),
    async submit(valid) {
      if (await saving.save(valid)) onDone()
    },
  })

  // Whoever asked to edit types next: where something is missing, if anything is.
  useEffect(() => {
    const input = form.current?.elements.namedItem(firstWanted)
    if (input instanceof HTMLElement) input.focus()
  }, [firstWanted])

  const valueOf = (field: (typeof fields)[number]) => ({
    defaultValue: customer[field],
    error: errorText(errorOf(field)),
  })
  const propsOf = (field: Exclude<(typeof fields)[number], 'cedula'>) => ({
    ...valueOf(field),
    label: t(`account:fields.${field}`),
    name: field,
  })

  return (
    <form {...formProps} ref={form} className={styles.form}>
      {saving.outcome?.ok === false && (
        <OutageBanner failed={`${t('delivery.failed')}.`} outage={saving.outcome.error} />
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
        <Button variant="quiet" onClick={onDone}>
          {t('delivery.discard')}
        </Button>
      </div>
    </form>
  )
}
