import { useTranslation } from 'react-i18next'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { HistoryView } from './HistoryView.tsx'

/** `/NuestraHistoria`: where the brand comes from and what it stands for (spec section 2). */
export function Page() {
  const { t } = useTranslation('history')
  return (
    <>
      <PageHead path="/NuestraHistoria" title={t('title')} description={t('description')} />
      <HistoryView />
    </>
  )
}
