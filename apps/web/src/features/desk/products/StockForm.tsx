import { checkFields, checkStock, type Product } from '@storefront/domain'
import { AlertIcon, Button, Field, VisuallyHidden } from '@storefront/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import {
  useRecordForm,
  type FormDefinition,
  type FormValues,
} from '../../../shared/forms/useRecordForm.ts'
import { formOf } from './productForm.ts'
import styles from './ProductsTable.module.css'
import { useChangeStock, useStockText } from './useChangeStock.ts'

type Counted = Pick<Product, 'stock'>

const stockForm: FormDefinition<Product, 'stock', Counted> = {
  fields: ['stock'],
  formOf: (product, language): FormValues<'stock'> => ({ stock: formOf(product, language).stock }),
  check: ({ stock }) => checkFields({ stock: checkStock(stock) }),
}

/** The stock of a product as an editable field. */
export function StockForm({ product }: { readonly product: Product }) {
  const { t } = useTranslation(['desk', 'shared'])
  const stockText = useStockText()
  const { change } = useChangeStock()
  const row = useRef<HTMLFormElement>(null)
  const form = useRecordForm({
    form: stockForm,
    stored: product,
    labelOf: () => t('products.fields.stock'),
    async save(shown, { stock }: Counted) {
      const answer = await change(shown, stock)
      // The pressed button disappears, so the focus moves to the field.
      if (answer.ok) row.current?.querySelector('input')?.focus()
      return answer
    },
    failure: 'A stock could not be saved',
  })
  const { state, isSaving, isChanged, isOverwriting } = form
  const { label, ...input } = form.inputProps('stock')

  /** Why the stock is not saved, or that somebody else has changed it. */
  function alertText(): string | null {
    if (state.status === 'outage') return `${t('notSaved')} ${t(`shared:outage.${state.code}`)}`
    if (state.status === 'refused' && state.error === 'product-not-found') {
      return t('products.product-not-found')
    }
    return isChanged && isOverwriting
      ? t('products.stock.changed', { now: stockText(form.stored.stock) })
      : null
  }

  const alert = alertText()
  return (
    <form ref={row} className={styles.stock} {...form.formProps}>
      <Field
        {...input}
        label={
          <>
            {label} <VisuallyHidden>{product.name}</VisuallyHidden>
          </>
        }
        inputMode="numeric"
        placeholder={t('products.stock.notCounted')}
        trailing={
          isChanged && (
            <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          )
        }
      />
      {alert !== null && (
        <p ref={scrollIntoView} role="alert" className={styles.error}>
          <AlertIcon />
          {alert}
        </p>
      )}
    </form>
  )
}

/** On phones the field may be right above the dashboard's navigation bar, which would cover a message below it. */
const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })
