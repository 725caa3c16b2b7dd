import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { brand } from '../../content/brand.ts'
import type { Retry } from '../../shared/lazy/lazyPart.tsx'
import styles from './NotFoundPage.module.css'

/** Stands where a page would whose code or words cannot be loaded, until they can. */
export function LostPage({ retry }: Retry) {
  const { t } = useTranslation(['layout', 'shared'])
  const reason = navigator.onLine ? 'lost.text' : 'lost.offline'
  return (
    <div className={styles.page} data-world="night">
      <title>{`${t('lost.title')} · ${brand.name}`}</title>
      <div role="alert">
        <h1>{t('lost.title')}</h1>
        <p>{t(reason)}</p>
        <Button onClick={retry}>{t('shared:tryAgain')}</Button>
      </div>
    </div>
  )
}
