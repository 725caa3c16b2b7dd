import { Loading, SectionHeading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import { useSession } from '../../shared/session/useSession.ts'
import styles from './ProfilePage.module.css'

const OwnAccount = lazyPart(async () => (await import('./OwnAccount.tsx')).OwnAccount)

/** `/userProfile` (spec section 2): the visitor's orders, data, password and rights. */
export function Page() {
  const { t } = useTranslation(['account', 'shared'])
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHead title={t('profile.title')} description={t('profile.description')} />
      <SectionHeading level={1} eyebrow={t('profile.eyebrow')} title={t('profile.title')} />
      {session.status === 'signed-in' && (
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <OwnAccount account={session.account} />
        </Suspense>
      )}
    </div>
  )
}
