import { Button } from '@storefront/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

interface ShowMoreProps {
  readonly list: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
}

/** The button that loads the next page of a list; nothing at its end. */
export function ShowMore({ list }: ShowMoreProps) {
  const { t } = useTranslation('desk')
  if (!list.hasNextPage) return null
  return (
    <p>
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {t('more')}
      </Button>
    </p>
  )
}
