import { useTranslation } from 'react-i18next'

import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { ProcessView } from './ProcessView.tsx'

/** `/Procesos`: how it is made, and who makes it (spec section 2). */
export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHead path="/Procesos" title={t('title')} description={t('description')} />
      <ProcessView />
    </>
  )
}
