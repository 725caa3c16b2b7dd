import { setStock, storedOf, type Changed, type Product, type Result } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction, type Settled } from '../../../shared/useAction.ts'
import { keepProduct } from '../../shop/catalog/useProducts.ts'
import { useReport } from '../frame/UndoBar.tsx'
import { editPath } from './productForm.ts'

type Stock = Product['stock']

/** Returns a function that formats a stock for a sentence. */
export function useStockText(): (stock: Stock) => string {
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
export function useChangeStock() {
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

  /** Says in the bar why the stock of a product was not changed: no answer came, or the reason. */
  function tellProblem({ id, name }: Product, settled: Settled<unknown, unknown>, reason: string) {
    const isOutage = settled.status === 'outage'
    const why = isOutage ? `${t('notSaved')} ${t(`shared:outage.${settled.code}`)}` : reason
    show({ text: '', problems: [{ text: `${name}: ${why}`, to: editPath(id) }] })
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

  async function undo(product: Product, before: Stock): Promise<void> {
    const settled = await undoing.run(product, before)
    if (settled?.status === 'done') {
      show({ text: t('products.stock.undone', { name: product.name, now: textOf(before) }) })
    } else if (settled !== null) tellProblem(product, settled, t('products.stock.tooLate'))
  }

  return { change, tellProblem }
}
