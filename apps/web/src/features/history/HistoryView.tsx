import { useTranslation } from 'react-i18next'

import { NextPages } from '../../shared/navigation/NextPages.tsx'
import { Contributions } from './Contributions.tsx'
import { Legends } from './Legends.tsx'
import { Objective } from './Objective.tsx'
import { Opening } from './Opening.tsx'
import { Pillars } from './Pillars.tsx'
import { Tribute } from './Tribute.tsx'

/** The long read, in the order of the specification (section 2, "History page"). */
export function HistoryView() {
  const { t } = useTranslation('history')
  return (
    <>
      <Opening />
      <Tribute />
      <Objective />
      <Contributions />
      <Pillars />
      <Legends />
      <NextPages
        title={t('next.title')}
        links={[
          { to: '/Procesos', label: t('next.process') },
          { to: '/products', label: t('next.products') },
        ]}
      />
    </>
  )
}
