import { Button, Field, type FieldProps } from '@storefront/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLoaded } from '../lazy/useLoaded.ts'
import styles from './EmailInput.module.css'
import { useTextWhenLeft } from './useTextWhenLeft.ts'

const loadCorrection = () => import('./correctEmail.ts')

/**
 * An e-mail address. Where its domain seems mistyped, it asks whether another one was meant, and a button takes that. A
 * form that is sent before it was asked stays, once: the next press sends it.
 */
export function EmailInput({ onFocus, onBlur, ...field }: Omit<FieldProps, 'warning' | 'type'>) {
  const { t } = useTranslation('shared')
  const generatedId = useId()
  const id = field.id ?? generatedId
  const left = useTextWhenLeft(String(field.value ?? field.defaultValue ?? ''))
  const { text: typed, setText: setTyped } = left
  const [hasFocus, setFocus] = useState(false)
  const correction = useLoaded(
    loadCorrection,
    field.readOnly !== true && (hasFocus || typed !== ''),
    'The correction of e-mail addresses could not be loaded',
  )
  const meant = correction?.correctEmail(typed) ?? null

  const holdUnasked = useEffectEvent((event: SubmitEvent, input: HTMLInputElement) => {
    if (input.value === typed || !correction?.correctEmail(input.value)) return
    event.preventDefault()
    // React listens further out.
    event.stopPropagation()
    setTyped(input.value)
    input.focus()
  })
  useEffect(() => {
    const input = inputOf(id)
    const hold = (event: SubmitEvent) => {
      if (input !== null) holdUnasked(event, input)
    }
    const form = input?.form
    form?.addEventListener('submit', hold)
    return () => form?.removeEventListener('submit', hold)
  }, [id])

  return (
    <Field
      {...field}
      id={id}
      type="email"
      warning={
        meant !== null && (
          <span className={styles.question}>
            {t('email.question', { email: meant })}{' '}
            <Button
              variant="quiet"
              onClick={() => {
                setTyped(meant)
                typeInto(inputOf(id), meant)
              }}
            >
              {t('email.take')}
            </Button>
          </span>
        )
      }
      onFocus={(event) => {
        setFocus(true)
        onFocus?.(event)
      }}
      onBlur={(event) => {
        left.onBlur(event)
        onBlur?.(event)
      }}
    />
  )
}

function inputOf(id: string): HTMLInputElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLInputElement ? element : null
}

/** Replaces the text of an input: React and its form learn of it as if somebody had typed it. */
function typeInto(input: HTMLInputElement | null, text: string): void {
  // React replaces the property of the element, and would take the text for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
  input?.focus()
}
