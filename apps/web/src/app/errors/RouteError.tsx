import { Button } from '@storefront/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { useServices } from '../../shared/services.tsx'
import { splitPath } from '../../shared/navigation/paths.ts'
import styles from './NotFoundPage.module.css'

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
