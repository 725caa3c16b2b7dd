import { useTranslation } from 'react-i18next'

import { medals } from './medals.ts'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { RecognitionsView } from './RecognitionsView.tsx'

/** `/Reconocimientos`: the medals (spec section 2). */
export function Page() {
  const { t } = useTranslation('recognitions')
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <RecognitionsView medals={medals} />
    </>
  )
}
