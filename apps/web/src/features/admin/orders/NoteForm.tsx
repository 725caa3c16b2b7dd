import { addNote, checkNote, maxNoteLength, type Order } from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import styles from './OrderActivity.module.css'
import { orderQueries } from './orderQueries.ts'

/** The form of an internal note. */
export function NoteForm({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const { loadBackend } = useServices()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  useUnsavedChanges(typed !== '')
  const { state, run } = useAction('A note could not be stored', async (text: string) => {
    const { run: runCommand } = await loadBackend()
    const added = await runCommand(addNote, { orderId: order.id, text })
    if (added.ok) {
      queries.setQueryData(orderQueries.notes(loadBackend, order.id).queryKey, added.value)
      setTyped('')
    }
    return added
  })
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const note = checkNote(typed)
          if (note.ok) void run(note.value)
        }}
      >
        <Field
          label={t('orders.activity.noteLabel')}
          maxLength={maxNoteLength}
          autoComplete="off"
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
