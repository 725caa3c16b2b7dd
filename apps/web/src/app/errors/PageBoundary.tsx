import { Button } from '@storefront/ui'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { brand } from '../../content/brand.ts'
import type { LostPartProps } from '../../shared/lazy/lazyPart.tsx'
import { splitPath } from '../../shared/navigation/paths.ts'
import { useServices } from '../../shared/services.tsx'
import styles from './NotFoundPage.module.css'

/** Renders an error page when a page throws while rendering; reset when the address changes. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { log } = useServices()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      FallbackComponent={ErrorPage}
      resetKeys={[pathname]}
      onError={(error) => log('A page broke', error)}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Not in the messages, since these may not be loaded. */
const words = {
  es: {
    title: 'Esta página se nos derramó',
    text: 'Ocurrió un error inesperado. Tu carrito sigue intacto.',
    reload: 'Recargar la página',
  },
  en: {
    title: 'We spilled this page',
    text: 'Something unexpected happened. Your cart is untouched.',
    reload: 'Reload the page',
  },
} as const

/** The error page. */
export function ErrorPage() {
  const { language } = splitPath(useLocation().pathname)
  const { title, text, reload } = words[language]

  return (
    <main className={styles.page} data-world="night" lang={language}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </div>
    </main>
  )
}

/** Rendered in place of a page whose code or messages cannot be loaded. */
export function PageLoadError({ retry, reason }: LostPartProps) {
  const { t } = useTranslation(['layout', 'shared'])
  return (
    <div className={styles.page} data-world="night">
      <title>{`${t('lost.title')} · ${brand.name}`}</title>
      <div role="alert">
        <h1>{t('lost.title')}</h1>
        <p>{reason === 'offline' ? t('lost.offline') : t(`shared:outage.${reason}`)}</p>
        <Button onClick={retry}>
          {t(reason === 'new-release' ? 'shared:reload' : 'shared:tryAgain')}
        </Button>
      </div>
    </div>
  )
}
