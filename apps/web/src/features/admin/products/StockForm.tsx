import { checkFields, checkStock, type Product } from '@storefront/domain'
import { AlertIcon, Button, Field, VisuallyHidden } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { formOf } from './productForm.ts'
import styles from './ProductsTable.module.css'
import { useChangeStock, useStockText } from './useChangeStock.ts'

type Stock = Product['stock']

/** An unsaved stock. */
interface Draft {
  readonly typed: string
  /** The stock when typing began. */
  readonly from: Stock
}

/**
 * The stock of a product as an editable field. If somebody else has changed the stock, the form reports
 * it, and saving again overwrites it.
 */
export function StockForm({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { state, change } = useChangeStock()
  const row = useRef<HTMLFormElement>(null)
  const { stock: stored } = formOf(product, useLanguage())
  const typed = draft?.typed ?? stored
  const { errorOf, formProps } = useForm({
    fields: ['stock'],
    check: (form) => checkFields({ stock: checkStock(form.stock) }),
    submit: ({ stock }) => save(stock),
  })
  const isBusy = state.status === 'busy'

  async function save(stock: Stock): Promise<void> {
    const settled = await change(product, stock)
    if (settled?.status !== 'done') return
    setDraft(null)
    // The pressed button disappears, so the focus moves to the field.
    row.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={row} className={styles.stock} {...formProps}>
      <Field
        name="stock"
        label={
          <>
            {t('products.fields.stock')} <VisuallyHidden>{product.name}</VisuallyHidden>
          </>
        }
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('products.stock.notCounted')}
        readOnly={isBusy}
        error={errorText(errorOf('stock'))}
        value={typed}
        onChange={({ currentTarget: { value } }) =>
          setDraft(value === stored ? null : { typed: value, from: draft?.from ?? product.stock })
        }
        trailing={
          typed !== stored && (
            <Button type="submit" busy={isBusy} busyLabel={t('saving')}>
              {t('save')}
            </Button>
          )
        }
      />
      <StockAlert product={product} stored={stored} draft={draft} state={state} />
    </form>
  )
}

/** On phones the field may be right above the dashboard's navigation bar, which would cover a message below it. */
const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

interface StockAlertProps {
  readonly product: Product
  /** The stored stock as the form shows it. */
  readonly stored: string
  readonly draft: Draft | null
  readonly state: ReturnType<typeof useChangeStock>['state']
}

/** Why the stock is not saved, or that somebody else has changed it. */
function StockAlert({ product, stored, draft, state }: StockAlertProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const now = useStockText()(product.stock)

  function alertText(): string | null {
    if (state.status === 'outage') return `${t('notSaved')} ${t(`shared:outage.${state.code}`)}`
    if (state.status === 'refused' && state.error === 'product-not-found') {
      return t('products.product-not-found')
    }
    if (draft !== null) {
      const isChanged =
        draft.typed !== stored && (state.status === 'refused' || draft.from !== product.stock)
      return isChanged ? t('products.stock.changed', { now }) : null
    }
    return null
  }

  const text = alertText()
  return (
    text !== null && (
      <p ref={scrollIntoView} role="alert" className={styles.error}>
        <AlertIcon />
        {text}
      </p>
    )
  )
}
