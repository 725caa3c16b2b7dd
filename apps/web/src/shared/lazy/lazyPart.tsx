import { Banner, Button } from '@storefront/ui'
import { lazy, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { reloadPage } from './reloadPage.ts'

/**
 * A part of a page whose code is loaded when it is first rendered, under a `Suspense`. If the code cannot be loaded,
 * `Lost` takes the part's place.
 *
 * @param load imports the module and picks its component
 * @param Lost default: a sentence, and a button that reloads the page
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props> = LostPart,
) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      // The browser's console names the file.
      return { default: Lost }
    }
  })
}

function LostPart() {
  const { t } = useTranslation('shared')
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={reloadPage}>
          {t('reload')}
        </Button>
      }
    >
      {t('partNotLoaded')}
    </Banner>
  )
}
