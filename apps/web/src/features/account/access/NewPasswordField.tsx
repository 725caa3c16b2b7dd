import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { RequiredPasswordField, type RequiredPasswordFieldProps } from './AccountFields.tsx'
import styles from './AccountLayout.module.css'

/** A new password, with a rating of its strength. */
export function NewPasswordField(
  field: Omit<RequiredPasswordFieldProps, 'autoComplete' | 'onInput'>,
) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState('')
  const strength = usePasswordStrength(typed)
  return (
    <div className={styles.newPassword}>
      <RequiredPasswordField
        {...field}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles.strength} role="status" data-strength={strength}>
        {strength !== null && (
          <>
            <span className={styles.scale} aria-hidden="true" />
            {t(`strength.${strength}`)}
          </>
        )}
      </div>
    </div>
  )
}

/** The names of the library's scores, from 0 to 4. */
const strengths = ['guessable', 'weak', 'fair', 'good', 'excellent'] as const

type Strength = (typeof strengths)[number]

/** How long to wait after the last key in ms, so that screen readers do not announce every letter. */
const debounceMs = 400

/** The strength of the typed password, debounced; null while it is unknown. It is only a hint. */
function usePasswordStrength(password: string): Strength | null {
  const { log } = useServices()
  const [ratePassword] = useState(createPasswordRating)
  const [strength, setStrength] = useState<Strength | null>(null)

  useEffect(() => {
    if (password === '') return undefined
    let isStale = false
    const timer = setTimeout(() => {
      ratePassword(password).then(
        (rated) => {
          if (!isStale) setStrength(rated)
        },
        (cause: unknown) => log('The password could not be rated', cause),
      )
    }, debounceMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [password, ratePassword, log])

  return password === '' ? null : strength
}

/** Loaded when a new password is typed: the library's list of common passwords is larger than a page. */
async function loadRating(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs })
}

/** Returns a function that rates a password. It rejects if the library cannot be loaded; the next call tries again. */
export function createPasswordRating(): (password: string) => Promise<Strength> {
  let rating: Promise<ZxcvbnFactory> | null = null
  return async (password) => {
    rating ??= loadRating()
    try {
      return strengths[(await rating).check(password).score]
    } catch (cause) {
      rating = null
      throw cause
    }
  }
}
