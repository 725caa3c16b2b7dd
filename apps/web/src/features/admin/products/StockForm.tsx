import { checkFields, checkStock, ok, type Product } from '@storefront/domain'
import { AlertIcon, Button, Field, VisuallyHidden } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useAction } from '../../../shared/useAction.ts'
import { productForm } from './productForm.ts'
import styles from './ProductsTable.module.css'
import { useSetStock } from './useSetStock.ts'

type Stock = Product['stock']

/** An unsaved stock. */
interface Draft {
  readonly typed: string
  /** The stock when typing began. */
  readonly from: Stock
}

/** A saved change of a stock. */
interface StockChange {
  readonly before: Stock
  /** The product after the change. */
  readonly now: Product
  readonly isUndo: boolean
  /** Whether somebody else had saved the same stock before: they can undo it. */
  readonly already: boolean
}

/** Saves a stock, unless somebody else has changed it. */
function useChangeStock() {
  const set = useSetStock()
  return useAction(
    'A stock could not be saved',
    async (product: Product, stock: Stock, isUndo: boolean) => {
      const saved = await set(product, stock)
      if (!saved.ok) return saved
      const { value: now, already } = saved
      return ok<StockChange>({ before: product.stock, now, isUndo, already })
    },
  )
}

/**
 * The stock of a product as an editable field. If somebody else has changed the stock, the form reports
 * it, and saving again overwrites it.
 */
export function StockForm({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { state, run } = useChangeStock()
  const result = useRef<HTMLDivElement>(null)
  const { stock: stored } = productForm.formOf(product, useLanguage())
  const typed = draft?.typed ?? stored
  const { errorOf, formProps } = useForm({
    fields: ['stock'],
    check: (form) => checkFields({ stock: checkStock(form.stock) }),
    submit: ({ stock }) => change(stock, false),
  })
  const isBusy = state.status === 'busy'

  async function change(stock: Stock, isUndo: boolean): Promise<void> {
    const settled = await run(product, stock, isUndo)
    if (settled?.status !== 'done') return
    setDraft(null)
    // The pressed button disappears, so the focus moves to the result.
    if (!(document.activeElement instanceof HTMLInputElement)) result.current?.focus()
  }

  return (
    <form className={styles.stock} {...formProps}>
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
      <div ref={result} role="status" tabIndex={-1} className={styles.report}>
        {draft === null && state.status === 'done' && state.value.now.stock === product.stock && (
          <StockChanged {...state.value} onUndo={(before) => void change(before, true)} />
        )}
      </div>
      <StockAlert product={product} draft={draft} state={state} />
    </form>
  )
}

/** On phones the field may be right above the dashboard's navigation bar, which would cover a message below it. */
const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** Returns a function that formats a stock for a sentence. */
function useStockText() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (stock: Stock) =>
    stock === null ? t('products.stock.uncounted') : formatNumber(stock, language)
}

interface StockChangedProps extends StockChange {
  readonly onUndo: (before: Stock) => void
}

/** The saved stock, with a button that undoes the change. */
function StockChanged({ before, now, isUndo, already, onUndo }: StockChangedProps) {
  const { t } = useTranslation('admin')
  const textOf = useStockText()
  const texts = { now: textOf(now.stock), before: textOf(before) }
  if (isUndo) return t('products.stock.undone', texts)
  return (
    <>
      <span>{t('products.stock.saved', texts)}</span>
      {!already && (
        <Button
          ref={scrollIntoView}
          variant="quiet"
          aria-label={t('products.stock.undoOf', { ...texts, name: now.name })}
          onClick={() => onUndo(before)}
        >
          {t('products.stock.undo')}
        </Button>
      )}
    </>
  )
}

interface StockAlertProps {
  readonly product: Product
  readonly draft: Draft | null
  readonly state: ReturnType<typeof useChangeStock>['state']
}

/** Why the stock is not saved, or that somebody else has changed it. */
function StockAlert({ product, draft, state }: StockAlertProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const now = useStockText()(product.stock)

  function alertText(): string | null {
    if (state.status === 'outage') return `${t('notSaved')} ${t(`shared:outage.${state.code}`)}`
    if (state.status === 'refused' && state.error === 'product-not-found') {
      return t('products.product-not-found')
    }
    if (draft !== null) {
      const isChanged = state.status === 'refused' || draft.from !== product.stock
      return isChanged ? t('products.stock.changed', { now }) : null
    }
    return state.status === 'refused' ? t('products.stock.changedBeforeUndo', { now }) : null
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
