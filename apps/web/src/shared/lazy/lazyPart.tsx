import { Banner, Button } from '@storefront/ui'
import type { i18n } from 'i18next'
import {
  type ComponentType,
  startTransition,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { I18nContext, useTranslation } from 'react-i18next'

import { loadNamespace } from '../i18n/createI18n.ts'
import { reloadStyles } from './reloadStyles.ts'
import { trackPromise } from './trackPromise.ts'

interface Retry {
  /** Tries once more to load the part. */
  readonly retry: () => void
}

interface LazyPartOptions<Props> {
  /** Takes the part's place as long as it cannot be loaded. Default: a sentence and "Try again". */
  readonly Instead?: ComponentType<Props & Retry>
  /** The namespace of its messages, loaded with its code. Default: those of the page around it. */
  readonly words?: string
}

/**
 * A part of a page whose code comes later: it suspends until that is there. Code that is lost, for
 * want of a network say, takes no more than the part's own place, and is asked for again on demand
 * and when the network is back (docs/decisions/019-lost-code.md).
 *
 * @param load imports the module and picks its component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Instead = LostPart, words }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  /** By the language's instance; null for a part that is lost. */
  const parts = new Map<i18n | undefined, Promise<ComponentType<Props> | null>>()
  let wasRetried = false
  let isGoneFromHere = false

  async function loadWhole(instance: i18n | undefined): Promise<ComponentType<Props> | null> {
    try {
      const [Part] = await Promise.all([
        load(),
        words !== undefined && instance !== undefined && loadNamespace(instance, words),
      ])
      return Part
    } catch {
      // Which file could not be loaded the browser says itself.
      isGoneFromHere = wasRetried && (await doesSiteAnswer())
      return null
    }
  }

  function partIn(instance: i18n | undefined): Promise<ComponentType<Props> | null> {
    const started = parts.get(instance) ?? trackPromise(loadWhole(instance))
    parts.set(instance, started)
    return started
  }

  return function LazyPart(props: Props) {
    const { i18n: instance } = useContext(I18nContext) ?? {}
    const [, setTries] = useState(0)
    const Part = use(partIn(instance))
    const isLost = Part === null

    function loadAgain(): void {
      wasRetried = true
      reloadStyles()
      parts.clear()
      startTransition(() => setTries((tries) => tries + 1))
    }

    function retry(): void {
      if (isGoneFromHere) window.location.reload()
      else loadAgain()
    }

    const hearNetwork = useEffectEvent(loadAgain)
    useEffect(() => {
      if (!isLost) return undefined
      const hear = () => hearNetwork()
      window.addEventListener('online', hear)
      return () => window.removeEventListener('online', hear)
    }, [isLost])

    // oxlint-disable-next-line react/static-components -- made once when its module was loaded
    return isLost ? <Instead {...props} retry={retry} /> : <Part {...props} />
  }
}

/** Whether it is not the network: then the page remembers a failure, or is older than the site. */
export async function doesSiteAnswer(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

function LostPart({ retry }: Retry) {
  const { t } = useTranslation('shared')
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t('partNotLoaded')}
    </Banner>
  )
}
