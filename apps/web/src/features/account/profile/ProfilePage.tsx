import { SectionHeading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { OwnAccount } from './OwnAccount.tsx'
import styles from './ProfilePage.module.css'

/** `/userProfile` (spec section 2): the visitor's orders, data, password and rights. */
export function Page() {
  const { t } = useTranslation('account')
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('profile.title')} description={t('profile.description')} />
      <SectionHeading level={1} eyebrow={t('profile.eyebrow')} title={t('profile.title')} />
      {session.status === 'signed-in' && <OwnAccount account={session.account} />}
    </div>
  )
}
