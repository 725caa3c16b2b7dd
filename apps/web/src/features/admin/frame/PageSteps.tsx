import { Pagination } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/useLanguage.ts'

interface Turned {
  readonly trail: readonly string[]
  readonly page: number
}

interface PageStepsProps extends Turned {
  /** The cursor of the next page, null on the last one. */
  readonly next: string | null
  readonly onTurn: (turned: Turned) => void
}

/**
 * Turns the pages of a list that only knows the next one: the cursors of those before are kept as a
 * trail. A page that was opened without its trail leads back to the first one.
 */
export function PageSteps({ trail, page, next, onTurn }: PageStepsProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  if (trail.length === 0 && next === null) return null
  const before = trail.slice(0, -1)
  return (
    <Pagination
      label={t('pagination.label')}
      previousLabel={t('pagination.previous')}
      nextLabel={t('pagination.next')}
      onPrevious={
        trail.length === 0 ? null : () => onTurn({ trail: before, page: before.length + 1 })
      }
      onNext={next === null ? null : () => onTurn({ trail: [...trail, next], page: page + 1 })}
    >
      {t('pagination.page', { page: formatNumber(page, language) })}
    </Pagination>
  )
}
