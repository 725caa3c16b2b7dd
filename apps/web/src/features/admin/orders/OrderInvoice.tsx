import { ivaContained, maxInvoiceLength, type Order } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Field } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import styles from './AdminOrder.module.css'
import { Meanwhile } from './Meanwhile.tsx'
import { typedRequest, type Steps } from './useSteps.ts'

interface OrderInvoiceProps {
  readonly order: Order
  readonly steps: Steps
  /** The number that is typed and not stored yet; null if there is none. */
  readonly typed: string | null
  readonly onType: (typed: string | null) => void
}

/** What an invoice needs, and its number once it is written elsewhere. */
export function OrderInvoice({ order, steps, typed, onType }: OrderInvoiceProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const number = (typed ?? order.invoice).trim()
  const { cedula, idKind, businessName } = order.customer
  const iva = ivaContained(order.totalCents)
  const facts = [
    [t(`orders.idKinds.${idKind}`), cedula],
    [t('orders.export.businessName'), businessName],
    [t('orders.export.base'), formatMoney(order.totalCents - iva, language)],
    [t('orders.export.iva'), formatMoney(iva, language)],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="invoice">
      <h2 id="invoice">{t('orders.invoice.title')}</h2>
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
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          void steps
            .take(typedRequest('invoiced', order, { kind: 'invoiced', number }))
            .then((outcome) => outcome !== null && outcome.taken.length > 0 && onType(null))
        }}
      >
        <Field
          label={t('orders.invoice.number')}
          maxLength={maxInvoiceLength}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? order.invoice}
          onChange={({ currentTarget: { value } }) =>
            onType(value === order.invoice ? null : value)
          }
        />
        <Meanwhile order={order} isTyped={typed !== null} />
        <Button
          type="submit"
          variant="secondary"
          busy={steps.isBusy}
          disabled={number === order.invoice}
        >
          {t('save')}
        </Button>
      </form>
    </section>
  )
}
