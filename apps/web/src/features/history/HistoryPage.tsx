import { useTranslation } from 'react-i18next'

import { PageHead } from '../../routes/PageHead.tsx'
import { pages } from '../../routes/paths.ts'
import { HistoryView } from './HistoryView.tsx'

/** `/NuestraHistoria`: where the brand comes from and what it stands for (spec section 2). */
export function Page() {
  const { t } = useTranslation('history')
  return (
    <>
      <PageHead path={pages.history.path} title={t('title')} description={t('description')} />
      <HistoryView />
    </>
  )
}
