import { err, type CommandResult, type Product } from '@storefront/domain'
import { Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { productPicture } from '../../catalog/products.ts'
import { editPath } from '../products/productForm.ts'
import { useSetStock, type StockRefusal } from '../products/useSetStock.ts'
import styles from './Queue.module.css'
import { QueueRow, UndoableButton } from './QueueRow.tsx'
import { useUndoable } from './useUndoable.ts'

/** The bottles of a case. */
const caseSize = 12

interface RestockRowProps {
  /** The product before it was restocked. */
  readonly product: Product
  readonly isDone: boolean
  readonly onDone: () => void
  readonly onEnd: () => void
  readonly onRefused: () => void
}

/** A product with few bottles left, with a button that adds a case. */
export function RestockRow({ product, isDone, onDone, onEnd, onRefused }: RestockRowProps) {
  const { t } = useTranslation(['admin', 'shared'])
  const language = useLanguage()
  const set = useSetStock()
  const { id, name, image } = product
  const stock = product.stock ?? 0

  async function change(from: number, to: number): Promise<CommandResult<Product, StockRefusal>> {
    const changed = await set({ ...product, stock: from }, to)
    // What somebody else has done is not undone here.
    return changed.ok && changed.already ? err('product-changed') : changed
  }

  const undoable = useUndoable({
    failure: 'A stock could not be saved',
    act: () => change(stock, stock + caseSize),
    undo: () => change(stock + caseSize, stock),
    isDone,
    onDone,
    onEnd,
    onRefused,
  })
  const { state } = undoable
  const picture = productPicture(image)

  function caption(): string {
    if (state.status === 'outage') return `${t('queue.failed')} ${t(`shared:outage.${state.code}`)}`
    if (isDone) {
      return t('queue.restocked', { number: formatNumber(stock + caseSize, language) })
    }
    return stock === 0
      ? t('overview.stock.none')
      : t('overview.stock.bottles', { count: stock, number: formatNumber(stock, language) })
  }

  return (
    <QueueRow
      name={name}
      to={editPath(id)}
      caption={caption()}
      isDone={isDone}
      leading={
        picture !== null && (
          <span className={styles.thumbnail}>
            <Picture picture={picture} alt="" sizes="4rem" fit="cover" />
          </span>
        )
      }
    >
      <UndoableButton
        undoable={undoable}
        label={t('queue.restock', { number: formatNumber(caseSize, language) })}
        name={name}
        isUrgent={stock === 0}
      />
    </QueueRow>
  )
}
