import { splitPath } from '@storefront/i18n'
import { Button } from '@storefront/ui'
import { useLocation } from 'react-router-dom'

import styles from './NotFoundPage.module.css'

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

/** The page that the router shows when another one throws while it renders. */
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
