import { useEffect, useState } from 'react'

import { useServices } from '../../../shared/services.tsx'
import { ratePassword, type Strength } from './ratePassword.ts'

/** Milliseconds without a key that count as a pause: nobody is told of every letter. */
const pauseMs = 400

/** The strength of what is typed, after each pause; null without an answer. It blocks nothing. */
export function usePasswordStrength(password: string): Strength | null {
  const { log } = useServices()
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
  }, [password, log])

  return password === '' ? null : strength
}
