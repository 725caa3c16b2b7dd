import {
  checkFields,
  checkLength,
  err,
  ivaContained,
  maxInvoiceLength,
  type Order,
} from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Field } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useRecordForm, type FormDefinition } from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import styles from './OrderPart.module.css'
import { Facts, OrderPart } from './OrderPart.tsx'
import { typedRequest } from './takeSteps.ts'
import type { Steps } from './useSteps.tsx'

interface OrderInvoiceProps {
  readonly order: Order
  readonly steps: Steps
}

const invoiceForm: FormDefinition<Order, 'invoice', { readonly invoice: string }> = {
  fields: ['invoice'],
  formOf: ({ invoice }) => ({ invoice }),
  check: ({ invoice }) => checkFields({ invoice: checkLength(invoice, maxInvoiceLength) }),
}

/** What an invoice needs, and its number once it is written elsewhere; a number that another order carries is asked about. */
export function OrderInvoice({ order, steps }: OrderInvoiceProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const loadBackend = useBackend()
  /** Another order that carries the number of an invoice. */
  async function findOther({ id }: Order, invoice: string): Promise<Order | undefined> {
    const { orders } = await loadBackend()
    const { items } = await orders.list({ invoice }, { limit: 2 })
    return items.find((other) => other.id !== id)
  }
  const form = useRecordForm({
    form: invoiceForm,
    stored: order,
    labelOf: () => t('orders.invoice.number'),
    async save(shown, { invoice: number }) {
      const request = typedRequest('invoiced', shown, { kind: 'invoiced', number })
      const sameInvoice = number === '' ? undefined : await findOther(shown, number)
      if (sameInvoice === undefined) return steps.save(request)
      steps.ask({ ...request, sameInvoice })
      return err('not-saved')
    },
    failure: 'An invoice could not be noted',
  })
  const { cedula, idKind, businessName } = order.customer
  const iva = ivaContained(order.totalCents)
  return (
    <OrderPart id="invoice" title={t('orders.columns.invoice')}>
      <Facts
        facts={[
          [t(`orders.idKinds.${idKind}`), cedula],
          [t('orders.columns.businessName'), businessName],
          [t('orders.columns.base'), formatMoney(order.totalCents - iva, language)],
          [t('orders.columns.iva'), formatMoney(iva, language)],
        ]}
      />
      <form className={styles.fields} {...form.formProps}>
        <Field {...form.inputProps('invoice')} maxLength={maxInvoiceLength} spellCheck={false} />
        <Meanwhile order={order} seen={form.seen} />
        <ActionResult state={form.state} errorMessage={t('notSaved')} />
        <Button type="submit" variant="secondary" busy={form.isSaving} disabled={!form.isChanged}>
          {t('save')}
        </Button>
      </form>
    </OrderPart>
  )
}
