import type { Product } from '@storefront/domain'
import { formatNumber } from '@storefront/i18n'
import { Button, CheckIcon, Picture } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useAction } from '../../../shared/useAction.ts'
import { productPicture } from '../../catalog/products.ts'
import { useAddedPicture } from '../../catalog/useAddedPicture.ts'
import { editPath } from '../products/productForm.ts'
import { useChangeStock } from '../products/useChangeStock.ts'
import styles from './Queue.module.css'
import { QueueRow } from './QueueRow.tsx'

/** The bottles of a case. */
const caseSize = 12

interface RestockRowProps {
  readonly product: Product
  /** Whether a case was added, which can still be undone. */
  readonly isDone: boolean
  readonly onDone: () => void
  readonly onUndo: () => void
}

/** A product with few bottles left, with a button that adds a case. */
export function RestockRow({ product, isDone, onDone, onUndo }: RestockRowProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { name, image } = product
  const stock = product.stock ?? 0
  const { change, tellProblem } = useChangeStock(onUndo)
  const { state, run } = useAction('A stock could not be saved', change)
  const added = useAddedPicture(product.id)
  const picture = productPicture(image) ?? added
  const label = t('queue.restock', { number: formatNumber(caseSize, language) })

  async function addCase(): Promise<void> {
    const settled = await run(product, stock + caseSize)
    if (settled === null) return
    if (settled.status === 'done') onDone()
    else tellProblem(product, settled, t('queue.restockRefused'))
  }

  return (
    <QueueRow
      name={name}
      to={editPath(product.id)}
      caption={
        stock === 0
          ? t('overview.stock.none')
          : t('overview.stock.bottles', { count: stock, number: formatNumber(stock, language) })
      }
      isDone={isDone}
      leading={
        picture !== null && (
          <span className={styles.thumbnail}>
            <Picture picture={picture} alt="" sizes="4rem" fit="cover" />
          </span>
        )
      }
    >
      <Button
        variant={stock === 0 && !isDone ? 'primary' : 'secondary'}
        className={styles.action}
        aria-label={`${label}${isDone ? `, ${t('queue.done')}` : ''}: ${name}`}
        // Done, it keeps its place and does nothing: the bar undoes it.
        aria-disabled={isDone || undefined}
        busy={state.status === 'busy'}
        onClick={() => {
          if (!isDone) void addCase()
        }}
      >
        {isDone && <CheckIcon />}
        {label}
      </Button>
    </QueueRow>
  )
}
