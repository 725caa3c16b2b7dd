import { languages } from '@storefront/domain'
import { buttonLook, EngravedEmblem } from '@storefront/ui'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'

import { brand } from '../../content/brand.ts'
import styles from './NotFoundPage.module.css'
import { localizedPath } from '../../shared/navigation/paths.ts'

const words = {
  es: {
    title: '404 - Página no encontrada',
    text: 'Esta página no existe o ha sido eliminada.',
    home: 'Volver al inicio',
  },
  en: {
    title: '404 - Page not found',
    text: 'This page does not exist or has been removed.',
    home: 'Back to the home page',
  },
} as const

/**
 * The 404 page, outside of the shared layout (spec section 2). One file answers every unknown
 * address, so it holds both languages; the stylesheet shows the one the address asks for.
 */
export function Page() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['bothLanguages'] = ''
    return () => {
      delete dataset['bothLanguages']
    }
  }, [])

  return (
    <main id="content" className={styles.page} data-world="night" tabIndex={-1}>
      <title>{`404 · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <EngravedEmblem className={styles.emblem} />
      {languages.map((shown) => (
        <div key={shown} lang={shown} className={`only-${shown}`}>
          <h1>{words[shown].title}</h1>
          <p>{words[shown].text}</p>
          <Link to={localizedPath('/home', shown)} {...buttonLook()}>
            {words[shown].home}
          </Link>
        </div>
      ))}
    </main>
  )
}
