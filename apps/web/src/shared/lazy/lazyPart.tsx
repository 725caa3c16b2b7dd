import { Banner, Button } from '@storefront/ui'
import type { i18n } from 'i18next'
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'

import { loadNamespaces } from '../i18n/createI18n.ts'
import { useI18n } from '../i18n/useLanguage.ts'
import { trackPromise } from './trackPromise.ts'

export interface Retry {
  /** Tries once more to load the part. */
  readonly retry: () => void
}

interface LazyPartOptions<Props> {
  /** Takes the part's place as long as it cannot be loaded. Default: a sentence and "Try again". */
  readonly Instead?: ComponentType<Props & Retry>
  /** The namespace of its messages, loaded with its code. Default: those of the page around it. */
  readonly words?: string
}

/** A component whose code is loaded when it is first shown, or ahead of that. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode
  /** What React's developer tools call it, while developing. Default: the name of what is loaded. */
  displayName?: string
  /**
   * Loads the part ahead, so that it is shown at once; one that was lost is asked for again. Gives
   * whether it is there.
   *
   * @param mayReload whether the visitor asked for it, so that the page is loaded anew if that helps
   */
  readonly load: (instance: i18n, mayReload?: boolean) => Promise<boolean>
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
): LazyPart<Props> {
  /** By the language where it has words of its own; null for a part that is lost. */
  const parts = new Map<i18n | null, Promise<ComponentType<Props> | null>>()
  let isLost = false
  let wasRetried = false
  let isGoneFromHere = false

  async function loadWhole(instance: i18n): Promise<ComponentType<Props> | null> {
    try {
      const [Part] = await Promise.all([
        load(),
        words !== undefined && loadNamespaces(instance, [words]),
      ])
      if (import.meta.env.DEV) part.displayName ??= Part.displayName ?? Part.name
      return Part
    } catch {
      // Which file could not be loaded the browser says itself.
      isLost = true
      isGoneFromHere = wasRetried && (await doesSiteAnswer())
      return null
    }
  }

  function partIn(instance: i18n): Promise<ComponentType<Props> | null> {
    const key = words === undefined ? null : instance
    const started = parts.get(key) ?? trackPromise(loadWhole(instance))
    parts.set(key, started)
    return started
  }

  function forgetLost(): void {
    if (!isLost) return
    isLost = false
    wasRetried = true
    reloadStyles()
    parts.clear()
  }

  function LazyPart(props: Props) {
    const instance = useI18n()
    const [, setTries] = useState(0)
    const Part = use(partIn(instance))

    function loadAgain(): void {
      forgetLost()
      startTransition(() => setTries((tries) => tries + 1))
    }

    function retry(): void {
      if (isGoneFromHere) window.location.reload()
      else loadAgain()
    }

    useOnlineWhile(Part === null, loadAgain)

    // oxlint-disable-next-line react/static-components -- made once when its module was loaded
    return Part === null ? <Instead {...props} retry={retry} /> : <Part {...props} />
  }

  const part: LazyPart<Props> = Object.assign(LazyPart, {
    async load(instance: i18n, mayReload = false) {
      if (mayReload && isGoneFromHere) window.location.reload()
      forgetLost()
      return (await partIn(instance)) !== null
    },
  })
  return part
}

/** A network that is back may still lose the first that is asked of it; in ms. */
const secondTryMs = 2_000

/** Does something as soon as the browser is online again, and a while later, as long as that is wanted. */
export function useOnlineWhile(isWanted: boolean, act: () => void): void {
  const hearNetwork = useEffectEvent(act)
  useEffect(() => {
    if (!isWanted) return undefined
    let secondTry: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      hearNetwork()
      clearTimeout(secondTry)
      secondTry = setTimeout(() => hearNetwork(), secondTryMs)
    }
    window.addEventListener('online', hear)
    return () => {
      clearTimeout(secondTry)
      window.removeEventListener('online', hear)
    }
  }, [isWanted])
}

/** Whether it is not the network: then the page remembers a failure, or is older than the site. */
async function doesSiteAnswer(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Asks again for the style sheets of parts, which have whole addresses: what loads the code of a part
 * asks for each of them once, also when that fails, and would show the part without. Those that are
 * there come from the cache; beside themselves, so that nothing flickers.
 */
function reloadStyles(): void {
  for (const link of document.querySelectorAll('link[rel=stylesheet][href^=http]')) {
    link.after(link.cloneNode())
  }
}

function LostPart({ retry }: Retry) {
  const { t } = useTranslation('shared')
  return <LostBanner retry={retry}>{t('partNotLoaded')}</LostBanner>
}

/** Says what could not be loaded, with a way to try again. */
export function LostBanner({ retry, children }: Retry & { readonly children: ReactNode }) {
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
      {children}
    </Banner>
  )
}
