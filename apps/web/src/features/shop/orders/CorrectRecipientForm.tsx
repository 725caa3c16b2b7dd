import { shopContact } from '@storefront/brand/contact'
import {
  addressFormOf,
  checkRecipient,
  correctRecipient,
  isAddressField,
  receiverFieldNames,
  recipientOf,
  versionOf,
  type CheckedReceiver,
  type Order,
  type ReceiverField,
} from '@storefront/domain'
import { wayContext } from '@storefront/i18n'
import { Button, Field, Text } from '@storefront/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { ChangedBanner } from '../../../shared/forms/ChangedBanner.tsx'
import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { TelephoneField } from '../../account/access/AccountFields.tsx'
import styles from './CorrectRecipient.module.css'
import { customerInputs } from './peopleInputs.ts'
import { ProvinceSelect } from './ProvinceSelect.tsx'
import { useVisitorOrderCommand, type OrderPartProps } from './visitorOrders.ts'

/** The fields of who receives an order; of one that is picked up without an address. */
function recipientForm(isPickup: boolean): FormDefinition<Order, ReceiverField, CheckedReceiver> {
  return {
    fields: receiverFieldNames.filter((field) => !isPickup || !isAddressField(field)),
    formOf(order) {
      const { nombre, telefono, ...address } = recipientOf(order)
      return { nombre, telefono, ...addressFormOf(address) }
    },
    check: (typed) => checkRecipient(typed, isPickup),
  }
}

interface CorrectRecipientFormProps extends OrderPartProps {
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The form in which a buyer corrects name, telephone and address of an order. */
export function CorrectRecipientForm({
  order,
  settings,
  onSaved,
  onClose,
}: CorrectRecipientFormProps) {
  const { t } = useTranslation(['orders', 'account'])
  const correct = useVisitorOrderCommand(correctRecipient)
  const element = useRef<HTMLFormElement>(null)
  const fields = recipientForm(order.pickupAddress !== '')
  const form = useRecordForm({
    form: fields,
    stored: order,
    labelOf: (field) => t(`account:${customerInputs[field].label}`),
    async save(shown: Order, recipient: CheckedReceiver) {
      const corrected = await correct({ id: shown.id, version: versionOf(shown), recipient })
      if (corrected.ok) onSaved()
      return corrected
    },
    failure: 'An order could not be corrected by its buyer',
  })
  const { state, isSaving } = form
  const { email } = shopContact(settings)
  // The button that opened the form is gone.
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={element}
      className={styles.correct}
      {...form.formProps}
      aria-label={t('correct.action', wayContext(order))}
    >
      <div className={styles.fields}>
        {fields.fields.map((field) => {
          const props = { ...form.inputProps(field), ...customerInputs[field].input }
          if (field === 'telefono') return <TelephoneField key={field} {...props} />
          if (field === 'province') return <ProvinceSelect key={field} {...props} />
          return <Field key={field} {...props} />
        })}
      </div>
      <Text look="note">{t('correct.email', { email })}</Text>
      <ChangedBanner form={form} changed={t('correct.changed')} />
      <ActionResult
        state={state}
        refused={(code) => code !== 'changed' && t(`correct.refused.${code}`, { email })}
        errorMessage={t('correct.failed')}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving} busyLabel={t('correct.saving')}>
          {t('correct.save')}
        </Button>
        <Button variant="quiet" onClick={() => form.leave(onClose)}>
          {t('correct.back')}
        </Button>
      </div>
    </form>
  )
}
