import {
  checkFields,
  checkLength,
  ivaContained,
  maxInvoiceLength,
  type Order,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Field } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { Meanwhile } from './Meanwhile.tsx'
import styles from './OrderPart.module.css'
import { OrderPart } from './OrderPart.tsx'
import { typedRequest } from './takeSteps.ts'
import type { Steps } from './useSteps.ts'

interface OrderInvoiceProps {
  readonly order: Order
  readonly steps: Steps
}

const invoiceForm: FormDefinition<Order, 'invoice', { readonly invoice: string }> = {
  fields: ['invoice'],
  formOf: ({ invoice }) => ({ invoice }),
  check: ({ invoice }) => checkFields({ invoice: checkLength(invoice, maxInvoiceLength) }),
}

/** What an invoice needs, and its number once it is written elsewhere. */
export function OrderInvoice({ order, steps }: OrderInvoiceProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const form = useRecordForm({
    form: invoiceForm,
    stored: order,
    labelOf: () => t('orders.invoice.number'),
    save: (shown, { invoice: number }) =>
      steps.save(typedRequest('invoiced', shown, { kind: 'invoiced', number })),
    failure: 'An invoice could not be noted',
  })
  const { cedula, idKind, businessName } = order.customer
  const iva = ivaContained(order.totalCents)
  const facts = [
    [t(`orders.idKinds.${idKind}`), cedula],
    [t('orders.export.businessName'), businessName],
    [t('orders.export.base'), formatMoney(order.totalCents - iva, language)],
    [t('orders.export.iva'), formatMoney(iva, language)],
  ] as const
  return (
    <OrderPart id="invoice" title={t('orders.invoice.title')}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <form className={styles.fields} {...form.formProps}>
        <Field {...form.inputProps('invoice')} maxLength={maxInvoiceLength} spellCheck={false} />
        <Meanwhile order={order} seen={form.seen} />
        <Button type="submit" variant="secondary" busy={form.isSaving} disabled={!form.isChanged}>
          {t('save')}
        </Button>
      </form>
    </OrderPart>
  )
}
