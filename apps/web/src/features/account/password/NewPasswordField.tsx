import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { SecretField, type SecretFieldProps } from '../AccountFields.tsx'
import styles from '../forms/AccountLayout.module.css'

/** A password that is being chosen, with a hint of how easily it would be guessed. */
export function NewPasswordField(field: Omit<SecretFieldProps, 'autoComplete' | 'onInput'>) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState('')
  const strength = usePasswordStrength(typed)
  return (
    <div className={styles.newPassword}>
      <SecretField
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

/** How hard a password is to guess, by the rating's score. */
const strengths = ['guessable', 'weak', 'fair', 'good', 'excellent'] as const

type Strength = (typeof strengths)[number]

/** Milliseconds without a key that count as a pause: nobody is told of every letter. */
const pauseMs = 400

/** The strength of what is typed, after each pause; null without an answer. It blocks nothing. */
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
    }, pauseMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [password, ratePassword, log])

  return password === '' ? null : strength
}

/** Loaded once somebody types a new password: its list of common ones is longer than a page. */
async function loadRating(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs })
}

/** Rates a password; rejects when the code for it cannot be loaded, and the next call tries again. */
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
