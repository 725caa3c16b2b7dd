import { checkFields, checkStock, err, ok, type Product } from '@storefront/domain'
import { AlertIcon, Button, Field, VisuallyHidden } from '@storefront/ui'
import { useRef, useState } from 'react'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/useAction.ts'
import { productForm } from './productForm.ts'
import styles from './ProductsTable.module.css'
import { useSaveProduct } from './useSaveProduct.ts'

type Stock = Product['stock']

/** A stock that is being typed. */
interface Draft {
  readonly typed: string
  /** The stock that was there when typing began. */
  readonly from: Stock
}

/** A stock that was written, or written back. */
interface StockChange {
  readonly before: Stock
  /** The product as it is stored since. */
  readonly now: Product
  readonly isUndo: boolean
}

/** Writes a stock unless somebody else has changed it. */
function useChangeStock() {
  const save = useSaveProduct()
  return useAction(
    'A stock could not be saved',
    async (product: Product, stock: Stock, isUndo: boolean) => {
      const { isSaved, now } = await save(product, { stock })
      if (now === null) return err('gone' as const)
      if (!isSaved) return err('changed' as const)
      return ok<StockChange>({ before: product.stock, now, isUndo })
    },
  )
}

/**
 * How many bottles are left of a product, changed where it is read. A number that somebody else has
 * changed meanwhile is told; who saves then writes over it.
 */
export function StockForm({ product }: { readonly product: Product }) {
  const { t } = useTranslation('admin')
  const errorText = useFieldErrorText('admin')
  const [draft, setDraft] = useState<Draft | null>(null)
  const { state, run } = useChangeStock()
  const report = useRef<HTMLDivElement>(null)
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
    // The button that was pressed goes.
    if (!(document.activeElement instanceof HTMLInputElement)) report.current?.focus()
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
      <div ref={report} role="status" tabIndex={-1} className={styles.report}>
        {draft === null && state.status === 'done' && state.value.now.stock === product.stock && (
          <StockChanged {...state.value} onUndo={(before) => void change(before, true)} />
        )}
      </div>
      <StockTrouble product={product} draft={draft} state={state} />
    </form>
  )
}

/** On phones the field may stand right above the desk's bar: what is said below it would be behind that. */
const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** A stock as a sentence says it. */
function useStockWords() {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return (stock: Stock) =>
    stock === null ? t('products.stock.uncounted') : formatNumber(stock, language)
}

interface StockChangedProps extends StockChange {
  readonly onUndo: (before: Stock) => void
}

/** What was written, and the way back to what was there. */
function StockChanged({ before, now, isUndo, onUndo }: StockChangedProps) {
  const { t } = useTranslation('admin')
  const wordsOf = useStockWords()
  const words = { now: wordsOf(now.stock), before: wordsOf(before) }
  if (isUndo) return t('products.stock.undone', words)
  return (
    <>
      <span>{t('products.stock.saved', words)}</span>
      <Button
        ref={intoView}
        variant="quiet"
        aria-label={t('products.stock.undoOf', { ...words, name: now.name })}
        onClick={() => onUndo(before)}
      >
        {t('products.stock.undo')}
      </Button>
    </>
  )
}

interface StockTroubleProps {
  readonly product: Product
  readonly draft: Draft | null
  readonly state: ReturnType<typeof useChangeStock>['state']
}

/** Why a number is not saved, or that it is no longer the one that was there. */
function StockTrouble({ product, draft, state }: StockTroubleProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const now = useStockWords()(product.stock)

  function trouble(): string | null {
    if (state.status === 'outage') return `${t('notSaved')} ${t(`shared:outage.${state.code}`)}`
    if (state.status === 'refused' && state.error === 'gone') return t('products.product-not-found')
    if (draft !== null) {
      const isChanged = state.status === 'refused' || draft.from !== product.stock
      return isChanged ? t('products.stock.changed', { now }) : null
    }
    return state.status === 'refused' ? t('products.stock.changedBeforeUndo', { now }) : null
  }

  const words = trouble()
  return (
    words !== null && (
      <p ref={intoView} role="alert" className={styles.trouble}>
        <AlertIcon />
        {words}
      </p>
    )
  )
}
