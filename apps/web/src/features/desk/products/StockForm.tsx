import {
  checkFields,
  checkStock,
  setStock,
  storedOf,
  type Changed,
  type Product,
  type Result,
} from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { AlertIcon, Button, Field, VisuallyHidden } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import {
  useRecordForm,
  type FormDefinition,
  type FormValues,
} from '../../../shared/forms/useRecordForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { keepProduct } from '../../shop/catalog/useProducts.ts'
import { useReport } from '../frame/UndoBar.tsx'
import { editPath, formOf } from './productForm.ts'
import styles from './ProductsTable.module.css'

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
  const change = useChangeStock()
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

type Stock = Product['stock']

/** Returns a function that formats a stock for a sentence. */
function useStockText(): (stock: Stock) => string {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  return (stock) => (stock === null ? t('products.stock.uncounted') : formatNumber(stock, language))
}

/** Why a stock was not changed. */
type StockRefusal = 'product-not-found' | Changed<Product>

/**
 * Changes a stock, unless somebody else has changed it. The bar reports it, and undoes it by an ordinary change, which
 * is refused too when the stock has changed since.
 */
function useChangeStock() {
  const { t } = useTranslation(['desk', 'shared'])
  const textOf = useStockText()
  const { show } = useReport()
  const services = useServices()
  const queries = useQueryClient()
  const undoing = useAction('A stock could not be changed back', set)

  async function set(product: Product, stock: Stock): Promise<Result<Product, StockRefusal>> {
    const { id, version, stock: seen } = product
    const { run } = await services.loadBackend()
    const answer = await run(setStock, { id, version, seen, stock })
    // The row of a product that no longer exists is kept, because it contains what was typed.
    const stored = storedOf(answer)
    if (stored !== null) keepProduct(queries, services, stored)
    return answer
  }

  /** Throws an outage. */
  async function change(product: Product, stock: Stock): Promise<Result<Product, StockRefusal>> {
    const answer = await set(product, stock)
    if (!answer.ok) return answer
    const now = answer.value
    const texts = { name: now.name, now: textOf(now.stock), before: textOf(product.stock) }
    show({
      text: t('products.stock.saved', texts),
      undo: () => void undo(now, product.stock),
    })
    return answer
  }

  /** The bar says why it was not undone: no answer came, or the stock has changed since. */
  async function undo(product: Product, before: Stock): Promise<void> {
    const { id, name } = product
    const settled = await undoing.run(product, before)
    if (settled?.status === 'done') {
      show({ text: t('products.stock.undone', { name, now: textOf(before) }) })
    } else if (settled !== null) {
      const why =
        settled.status === 'outage'
          ? `${t('notSaved')} ${t(`shared:outage.${settled.code}`)}`
          : t('products.stock.tooLate')
      show({ text: '', problems: [{ text: `${name}: ${why}`, to: editPath(id) }] })
    }
  }

  return change
}
