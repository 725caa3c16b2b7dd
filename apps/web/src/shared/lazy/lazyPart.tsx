import { Banner, Button } from '@storefront/ui'
import type { i18n } from 'i18next'
import {
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'

import { loadNamespaces } from '../i18n/createI18n.ts'
import { useI18n } from '../i18n/useLanguage.ts'
import { lossReasonOf, type LossReason } from './LostCode.ts'
import { reloadPage } from './reloadPage.ts'
import { trackPromise } from './trackPromise.ts'

export interface RetryProps {
  /** Tries to load the part again, or reloads the page where only that helps. */
  readonly retry: () => void
}

/** The props of what is rendered in place of a lost part. */
export interface LostPartProps extends RetryProps {
  readonly reason: LossReason
}

interface LazyPartOptions<Props> {
  /** Rendered in place of a part that could not be loaded. Default: a message with "Try again". */
  readonly Fallback?: ComponentType<Props & LostPartProps>
  /** The namespaces of the part's messages, loaded with its code. Default: the part needs only the page's. */
  readonly namespace?: string | readonly string[]
}

/** A component whose code is loaded when it is first rendered, or earlier by `load`. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode
  /** Its name in React's developer tools, in development only. Default: the name of the loaded component. */
  displayName?: string
  /**
   * Loads the part before it is rendered, so that it does not suspend. Requests it again if it could not
   * be loaded before. Resolves to whether it is loaded; never rejects.
   *
   * @param mayReload whether the visitor requested it, so that the page may reload where only that helps
   */
  readonly load: (instance: i18n, mayReload?: boolean) => Promise<boolean>
}

/**
 * A part of a page whose code is loaded separately: it suspends until then. If the code cannot be loaded,
 * offline for example, only this part is replaced by its fallback. It is requested again on demand and
 * when the browser is back online (docs/decisions/019-lost-code.md).
 *
 * @param load imports the module and picks its component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback = PartLoadError, namespace }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  /** One for each language if the part has namespaces, else one under null. Resolves to the reason when loading failed. */
  const parts = new Map<i18n | null, Promise<ComponentType<Props> | LossReason>>()
  /** Why the part could not be loaded; null unless that has failed. */
  let reason: LossReason | null = null
  let wasRetried = false

  async function loadPart(instance: i18n): Promise<ComponentType<Props> | LossReason> {
    try {
      const [Part] = await Promise.all([
        load(),
        namespace !== undefined && loadNamespaces(instance, [namespace].flat()),
      ])
      if (import.meta.env.DEV) part.displayName ??= Part.displayName ?? Part.name
      return Part
    } catch (cause) {
      // The browser's console names the file that could not be loaded.
      reason = lossReasonOf(cause)
      return reason
    }
  }

  function partFor(instance: i18n): Promise<ComponentType<Props> | LossReason> {
    const key = namespace === undefined ? null : instance
    const loading = parts.get(key) ?? trackPromise(loadPart(instance))
    parts.set(key, loading)
    return loading
  }

  function resetFailure(): void {
    if (reason === null) return
    reason = null
    wasRetried = true
    parts.clear()
  }

  /** Whether this page can no longer load the part, but a reloaded one may. */
  const needsReload = () => reason === 'new-release' || (wasRetried && reason === 'code-lost')

  function LazyPart(props: Props) {
    const instance = useI18n()
    const [, setAttempts] = useState(0)
    const Part = use(partFor(instance))

    function loadAgain(): void {
      resetFailure()
      startTransition(() => setAttempts((attempts) => attempts + 1))
    }

    function retry(): void {
      if (needsReload()) reloadPage()
      else loadAgain()
    }

    const isLost = typeof Part === 'string'
    useRetryWhenOnline(isLost, loadAgain)

    if (isLost) return <Fallback {...props} reason={Part} retry={retry} />
    // oxlint-disable-next-line react/static-components -- created once, when its module was loaded
    return <Part {...props} />
  }

  const part: LazyPart<Props> = Object.assign(LazyPart, {
    async load(instance: i18n, mayReload = false) {
      if (mayReload && needsReload()) reloadPage()
      resetFailure()
      return typeof (await partFor(instance)) !== 'string'
    },
  })
  return part
}

/** Milliseconds until the second attempt: the first request after the network returns may still fail. */
const secondAttemptMs = 2_000

/** Calls `retry` when the browser is back online, and once more 2 s later, while `isEnabled`. */
export function useRetryWhenOnline(isEnabled: boolean, retry: () => void): void {
  const onRetry = useEffectEvent(retry)
  useEffect(() => {
    if (!isEnabled) return undefined
    let secondAttempt: ReturnType<typeof setTimeout> | undefined
    const listener = () => {
      onRetry()
      clearTimeout(secondAttempt)
      secondAttempt = setTimeout(() => onRetry(), secondAttemptMs)
    }
    window.addEventListener('online', listener)
    return () => {
      clearTimeout(secondAttempt)
      window.removeEventListener('online', listener)
    }
  }, [isEnabled])
}

function PartLoadError({ retry, reason }: LostPartProps) {
  const { t } = useTranslation('shared')
  return (
    <LoadErrorBanner retry={retry} label={t(reason === 'new-release' ? 'reload' : 'tryAgain')}>
      {`${t('partNotLoaded')} ${t(`outage.${reason}`)}`}
    </LoadErrorBanner>
  )
}

interface LoadErrorBannerProps extends RetryProps {
  /** The message: what could not be loaded. */
  readonly children: ReactNode
  /** The button's. */
  readonly label: string
}

/** An error message with a button that tries again. */
export function LoadErrorBanner({ retry, label, children }: LoadErrorBannerProps) {
  return (
    <Banner
      tone="error"
      action={
        <Button variant="quiet" onClick={retry}>
          {label}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
