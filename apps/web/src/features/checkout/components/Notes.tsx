import { maxNotesLength } from '@storefront/domain'
import { TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** From so many characters before the end on, those left are counted out loud. */
const soonFull = 100

/** What the buyer wants to say about the delivery; it belongs to the form that places the order. */
export function Notes({ formId }: { readonly formId: string }) {
  const { t } = useTranslation('checkout')
  const [length, setLength] = useState(0)
  const left = maxNotesLength - length
  return (
    <TextArea
      form={formId}
      name="notes"
      label={t('notes.label')}
      rows={4}
      hint={
        left < soonFull && left >= 0
          ? t('notes.left', { count: left })
          : t('notes.hint', { most: maxNotesLength })
      }
      error={left < 0 && t('notes.over', { count: -left })}
      onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
    />
  )
}
