import { Pagination } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../shared/i18n/format.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'

interface Turned {
  readonly trail: readonly string[]
  readonly page: number
}

interface PageStepsProps extends Turned {
  /** The cursor of the next page, null on the last one. */
  readonly next: string | null
  /** Whether another page is on its way, and `next` still that of the page before. */
  readonly isBusy: boolean
  readonly onTurn: (turned: Turned) => void
}

/**
 * Turns the pages of a list that only knows the next one: the cursors of those before are kept as a
 * trail. A page that was opened without its trail leads back to the first one.
 */
export function PageSteps({ trail, page, next, isBusy, onTurn }: PageStepsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const isNeeded = trail.length > 0 || next !== null
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (!isBusy && wasNeeded !== isNeeded) setWasNeeded(isNeeded)
  // On its way to the only page it stays: the focus may be on it.
  if (!(isBusy ? wasNeeded : isNeeded)) return null
  const before = trail.slice(0, -1)
  return (
    <Pagination
      label={t('pagination.label')}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      onPrevious={
        trail.length === 0 ? null : () => onTurn({ trail: before, page: before.length + 1 })
      }
      onNext={
        next === null || isBusy ? null : () => onTurn({ trail: [...trail, next], page: page + 1 })
      }
    >
      {t('pagination.page', { page: formatNumber(page, language) })}
    </Pagination>
  )
}
