import { ivaContained, maxInvoiceLength, setInvoice, type Order } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import { Button, Field } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import styles from './AdminOrder.module.css'
import { useOrderCommand } from './useOrderCommand.ts'

/**
 * What an invoice needs, and its number once it is written elsewhere. What is typed stays when a colleague is faster:
 * their number is shown under it, and can be replaced.
 */
export function OrderInvoice({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { state, run } = useOrderCommand(setInvoice, 'An invoice could not be noted')
  /** What is typed and not stored yet, and the stored number that it replaces. */
  const [typed, setTyped] = useState<Record<'text' | 'stored', string> | null>(null)
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
          const invoice = (typed?.text ?? order.invoice).trim()
          void run({ id: order.id, seen: order.invoice, invoice }).then(
            (settled) => settled?.status === 'done' && setTyped(null),
          )
        }}
      >
        <Field
          label={t('orders.invoice.number')}
          maxLength={maxInvoiceLength}
          autoComplete="off"
          spellCheck={false}
          value={typed?.text ?? order.invoice}
          onChange={({ currentTarget }) =>
            setTyped({ text: currentTarget.value, stored: typed?.stored ?? order.invoice })
          }
        />
        {typed !== null &&
          typed.stored !== order.invoice &&
          typed.text.trim() !== order.invoice && (
            <p className={styles.caption}>
              {order.invoice === ''
                ? t('orders.invoice.removed')
                : t('orders.invoice.changed', { invoice: order.invoice })}
            </p>
          )}
        <Button
          type="submit"
          variant="secondary"
          busy={state.status === 'busy'}
          disabled={typed === null || typed.text.trim() === order.invoice}
        >
          {t('save')}
        </Button>
      </form>
      <ActionResult
        state={state}
        done={() => typed === null && t('orders.invoice.done')}
        refused={(code) => t(code === 'order-not-found' ? 'orders.notFound' : 'orders.changed')}
        errorMessage={t('notSaved')}
      />
    </section>
  )
}
