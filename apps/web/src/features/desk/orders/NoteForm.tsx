import { addNote, checkFields, checkNote, maxNoteLength, type Order } from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import styles from './OrderActivity.module.css'
import { orderQueries } from './orderQueries.ts'

/** The form of an internal note. A note is added, and none is edited, so the form takes `useForm`. */
export function NoteForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const errorText = useFieldErrorText()
  const loadBackend = useBackend()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const { state, run } = useAction('A note could not be stored', async (text: string) => {
    const { run: send } = await loadBackend()
    const added = await send(addNote, { orderId: order.id, text })
    if (added.ok) {
      queries.setQueryData(orderQueries.notes(loadBackend, order.id).queryKey, added.value)
    }
    return added
  })
  const { errorOf, formProps } = useForm({
    fields: ['note'],
    check: ({ note }) => checkFields({ note: checkNote(note) }),
    async submit({ note }) {
      const settled = await run(note)
      if (settled?.status === 'done') setTyped('')
    },
  })
  useUnsavedChanges(typed !== '')
  return (
    <>
      <form className={styles.form} {...formProps}>
        <Field
          name="note"
          label={t('orders.activity.noteLabel')}
          error={errorText(errorOf('note'))}
          maxLength={maxNoteLength}
          autoComplete="off"
          aria-required
          readOnly={state.status === 'busy'}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={state.status === 'busy'}>
          {t('orders.activity.add')}
        </Button>
      </form>
      <ActionResult
        state={state}
        done={() => t('orders.activity.added')}
        refused={(code) =>
          t(code === 'too-many-notes' ? 'orders.activity.full' : 'orders.notFound')
        }
        errorMessage={t('orders.activity.notAdded')}
      />
    </>
  )
}
