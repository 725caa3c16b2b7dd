import type { FieldErrorCode, FieldErrors, Result } from '@storefront/domain'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FormOptions<Field extends string, Valid> {
  /** The names of the inputs, in the order they are seen. */
  readonly fields: readonly Field[]
  readonly check: (values: Record<Field, string>) => Result<Valid, FieldErrors<Field>>
  /** Tells by itself what went wrong: it never fails. A field it names was refused and gets the focus. */
  readonly submit: (valid: Valid) => Promise<Field | void>
}

interface Form<Field extends string> {
  readonly errorOf: (field: Field) => FieldErrorCode | undefined
  /** From a submit that was accepted until it is over; meanwhile no other is. */
  readonly isSubmitting: boolean
  readonly formProps: {
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  }
}

/**
 * The one way to build a form here: the browser holds what is typed (so that nothing typed before
 * hydration or filled in by a password manager is lost), but for the dashboard's edits, which React
 * holds (docs/decisions/006); a domain rule checks it. Checked at submit;
 * a refused form focuses its first wrong field and is checked as one types until it is accepted.
 */
export function useForm<Field extends string, Valid>({
  fields,
  check,
  submit,
}: FormOptions<Field, Valid>): Form<Field> {
  const [refusal, setRefusal] = useState<FieldErrors<Field> | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  const wasRefused = useRef(false)
  // A second submit may come before the state of the first is rendered.
  const isSent = useRef(false)

  function checkForm(form: HTMLFormElement): Result<Valid, FieldErrors<Field>> {
    const data = new FormData(form)
    const textOf = (field: Field) => {
      const value = data.get(field)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(fields.map((field) => [field, textOf(field)]))
    // The entries were just made from every one of the fields.
    const checked = check(values as Record<Field, string>)
    setRefusal(checked.ok ? null : checked.error)
    return checked
  }

  async function send(valid: Valid, form: HTMLFormElement): Promise<void> {
    isSent.current = true
    setSubmitting(true)
    try {
      focusField(form, await submit(valid))
    } finally {
      isSent.current = false
      setSubmitting(false)
    }
  }

  return {
    errorOf: (field) => refusal?.[field],
    isSubmitting,
    formProps: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (isSent.current) return
        const form = event.currentTarget
        const checked = checkForm(form)
        wasRefused.current = !checked.ok
        if (checked.ok) {
          void send(checked.value, form)
          return
        }
        focusField(
          form,
          fields.find((field) => checked.error[field] !== undefined),
        )
      },
      onInput(event) {
        if (wasRefused.current) checkForm(event.currentTarget)
      },
    },
  }
}

function focusField(form: HTMLFormElement, name: string | void): void {
  const input = name === undefined ? null : form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}

/** Puts what is wrong with a field into a feature's sentence; undefined when nothing is. */
export function useFieldErrorText(
  feature: 'account' | 'admin',
): (code: FieldErrorCode | undefined) => string | undefined {
  const { t } = useTranslation(feature)
  return (code) => (code === undefined ? undefined : t(`fieldErrors.${code}`))
}
