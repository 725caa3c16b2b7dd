import { checkNote, err, maxNoteLength, ok, type Order } from '@storefront/domain'
import { Button, Field } from '@storefront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

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
  const { state, run } = useAction('A note could not be stored', async (text: string) => {
    const { orders } = await loadBackend()
    const added = await orders.addNote(order.id, text)
    await queries.invalidateQueries({
      queryKey: orderQueries.notes(loadBackend, order.id).queryKey,
    })
    if (added.ok) setTyped('')
    return added.ok ? ok(undefined) : err(added.error)
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
          t(code === 'note-refused' ? 'orders.activity.full' : 'orders.steps.order-not-found')
        }
        errorMessage={t('orders.activity.notAdded')}
      />
    </>
  )
}
