import { brand } from '@storefront/brand'
import { pigments } from '@storefront/brand/pigments'
import { languages } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { legendOwlTall } from '@storefront/imagery/legend-owl-tall'
import { legendOwlWide } from '@storefront/imagery/legend-owl-wide'
import { ArrowRightIcon, Picture, Text, Wordmark } from '@storefront/ui'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'

import { healthWarning } from '../../shared/healthWarning.ts'
import styles from './NotFoundPage.module.css'

const words = {
  es: {
    title: '404 - Página no encontrada',
    text: 'Esta página no existe o ha sido eliminada.',
    sentence: 'La lechuza ve en la oscuridad y tampoco la encuentra',
    waysOn: 'Caminos que sí llevan a alguna parte',
    home: 'Volver al inicio',
    bar: 'Principal',
    cart: 'Carrito',
    otherLanguage: 'English',
    products: 'Las botellas',
    cocktails: 'Los cócteles',
    history: 'Nuestra historia',
  },
  en: {
    title: '404 - Page not found',
    text: 'This page does not exist or has been removed.',
    sentence: 'The owl sees in the dark, and she cannot find it either',
    waysOn: 'Paths that do lead somewhere',
    home: 'Back to the home page',
    bar: 'Main',
    cart: 'Cart',
    otherLanguage: 'Español',
    products: 'The bottles',
    cocktails: 'The cocktails',
    history: 'Our story',
  },
} as const

const ways = [
  { path: '/products', word: 'products' },
  { path: '/Cocteles', word: 'cocktails' },
  { path: '/NuestraHistoria', word: 'history' },
  { path: '/home', word: 'home' },
] as const

const otherThan = { es: 'en', en: 'es' } as const

/**
 * The 404 page, without the shared layout (spec section 2). One file is served at every unknown address,
 * so it contains both languages; the style sheet shows the one of the address.
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
      <meta name="theme-color" content={pigments.night} />
      <Picture
        className={styles.scene}
        picture={legendOwlWide}
        narrowPicture={legendOwlTall}
        alt=""
        sizes="(width < 48rem) 100vw, (width < 64rem) 146vw, 150vw"
        fit="cover"
        priority
      />
      {languages.map((shown) => (
        <div key={shown} lang={shown} className={`${styles.words} only-${shown}`}>
          <nav className={styles.bar} aria-label={words[shown].bar}>
            <Link
              to={localizedPath('/home', shown)}
              aria-label={`${brand.name}, ${words[shown].home}`}
            >
              <Wordmark name={brand.name} />
            </Link>
            <Link
              to={localizedPath('/NotFound', otherThan[shown])}
              lang={otherThan[shown]}
              hrefLang={otherThan[shown]}
            >
              {words[shown].otherLanguage}
            </Link>
            <Link to={localizedPath('/cart', shown)}>{words[shown].cart}</Link>
          </nav>
          <div className={styles.found}>
            <Text look="eyebrow" as="h1">
              {words[shown].title}
            </Text>
            <Text look="soft">{words[shown].text}</Text>
          </div>
          <p className={styles.sentence}>{words[shown].sentence}</p>
          <nav aria-label={words[shown].waysOn}>
            <ul className={styles.ways}>
              {ways.map(({ path, word }) => (
                <li key={path}>
                  <Link to={localizedPath(path, shown)}>
                    {words[shown][word]}
                    <ArrowRightIcon />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.warning}>{healthWarning[shown]}</p>
        </div>
      ))}
    </main>
  )
}
