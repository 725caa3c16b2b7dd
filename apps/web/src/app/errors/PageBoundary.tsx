import { Component, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../shared/services.tsx'
import { splitPath } from '../../shared/navigation/paths.ts'
import styles from './NotFoundPage.module.css'
import { brand } from '../../content/brand.ts'
import type { Retry } from '../../shared/lazy/lazyPart.tsx'

interface BoundaryProps {
  readonly pathname: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly pathname: string
  readonly broken: { readonly error: unknown } | null
}

/** React knows no other form than a class for what catches errors. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, broken: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } }
  }

  /** Another address is tried afresh. */
  static getDerivedStateFromProps(
    { pathname }: BoundaryProps,
    shown: BoundaryState,
  ): BoundaryState | null {
    return pathname === shown.pathname ? null : { pathname, broken: null }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken === null ? this.props.children : <RouteError error={broken.error} />
  }
}

/** Shows a sentence instead of a page that breaks or whose code cannot be loaded. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>
}

/** Of its own, since the messages may be what could not be loaded. */
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

/** What a visitor sees when a page breaks or its code cannot be loaded. */
export function RouteError({ error }: { readonly error: unknown }) {
  const { log } = useServices()
  const { language } = splitPath(useLocation().pathname)
  const { title, text, reload } = words[language]

  useEffect(() => log('A page broke', error), [error, log])

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
