import { type AuthError, type AuthErrorCode, outageCodeOf, type Result } from '@storefront/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../shared/services.tsx'
import { useAuthErrorText } from './useAuthErrorText.ts'

export interface Refusal {
  /** An outage counts as `unknown`. */
  readonly code: AuthErrorCode
  readonly text: string
}

interface Attempt {
  /** Tries it, one at a time; anything but `done` changed nothing. */
  readonly run: (
    act: () => Promise<Result<unknown, AuthError>>,
  ) => Promise<'done' | 'busy' | AuthErrorCode>
  readonly isBusy: boolean
  /** What went wrong last, or null; a popup that was closed is nothing wrong. */
  readonly refusal: Refusal | null
  /** Takes back what was said about the last attempt. */
  readonly forget: () => void
}

/** One thing that a visitor asks of the authentication service, and what became of it, in words. */
export function useAuthAction(): Attempt {
  const { t } = useTranslation('shared')
  const { log } = useServices()
  const textOf = useAuthErrorText()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isRunning = useRef(false)

  async function refusalOf(
    act: () => Promise<Result<unknown, AuthError>>,
  ): Promise<Refusal | null> {
    try {
      const outcome = await act()
      return outcome.ok ? null : { code: outcome.error.code, text: textOf(outcome.error) }
    } catch (cause) {
      log('The account service could not be asked', cause)
      return { code: 'unknown', text: t(`outage.${outageCodeOf(cause)}`) }
    }
  }

  return {
    async run(act) {
      if (isRunning.current) return 'busy'
      isRunning.current = true
      setBusy(true)
      setRefusal(null)
      const refused = await refusalOf(act)
      isRunning.current = false
      setBusy(false)
      setRefusal(refused?.code === 'popup-closed' ? null : refused)
      return refused?.code ?? 'done'
    },
    isBusy,
    refusal,
    forget: () => setRefusal(null),
  }
}
