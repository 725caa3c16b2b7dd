import { Loading } from '@storefront/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { lazyPart } from '../../shared/lazy/lazyPart.tsx'
import { PageHead } from '../../shared/navigation/PageHead.tsx'
import styles from './Cart.module.css'
import { PauseStrip } from './PauseStrip.tsx'

/** Loaded after the page, with the code that requests today's prices. */
const CartView = lazyPart(async () => (await import('./CartView.tsx')).CartView)

/** `/cart`: the visitor's cart as a page. */
export function Page() {
  const { t } = useTranslation(['cart', 'shared'])
  return (
    <>
      <PageHead path="/cart" title={t('title')} description={t('description')} />
      <PauseStrip />
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Suspense fallback={<Loading>{t('shared:loading')}</Loading>}>
          <CartView />
        </Suspense>
      </div>
    </>
  )
}
