import {
  availabilityOf,
  maxToldAtOnce,
  tellWaitingList,
  type Product,
  type WaitingPerson,
} from '@storefront/domain'
import { Button, Checkbox, ConfirmDialog } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { useBackend, type LoadBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { live, useDeskSettings } from '../frame/live.ts'
import { useReport } from '../frame/UndoBar.tsx'

export const waitingListsQuery = (loadBackend: LoadBackend) => ({
  queryKey: ['admin', 'waiting-lists'],
  queryFn: async () => (await loadBackend()).products.waitingLists(),
  ...live,
})

/** Who waits for a product: a link to the list, or the button that writes to them once it can be bought. */
export function WaitingNote({ product }: { readonly product: Product }) {
  const { t } = useTranslation('desk')
  const { data: lists } = useQuery(waitingListsQuery(useBackend()))
  const people = lists?.items.find(({ id }) => id === product.id)?.people ?? []
  const isDue = useIsDue(product)
  if (people.length === 0) return null
  if (isDue) return <TellWaiting product={product} people={people} />
  return (
    <LocalizedLink to={`/dashboard/products#waiting-${product.id}`}>
      {t('products.waiting.count', { count: people.length })}
    </LocalizedLink>
  )
}

/** Whether the shop can write to those who wait for a product: it can be bought, and letters are on. */
export function useIsDue(product: Product | undefined): boolean {
  const { data: settings } = useDeskSettings()
  return availabilityOf(product) === 'available' && settings?.lettersOn === true
}

interface TellWaitingProps {
  readonly product: Product
  /** Who waits, oldest first. */
  readonly people: readonly WaitingPerson[]
}

/** Writes to those who wait for a product, after a question: to all, or to as many as there are bottles. */
export function TellWaiting({ product: { id, name, stock }, people }: TellWaitingProps) {
  const { t } = useTranslation(['desk', 'shared'])
  const { show } = useReport()
  const [isAsked, setAsked] = useState(false)
  const [isForBottles, setForBottles] = useState(true)
  const { state, run, reset } = useTell(id)
  const isScarce = stock !== null && stock < people.length
  const wanted = isScarce && isForBottles ? stock : people.length
  const told = people.slice(0, Math.min(wanted, maxToldAtOnce))
  const textsOf = (count: number) => ({ name, count })

  async function confirm(): Promise<void> {
    const settled = await run(told)
    if (settled?.status !== 'done') return
    setAsked(false)
    show({ text: t('products.waiting.told', textsOf(told.length)) })
  }

  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          reset()
          setAsked(true)
        }}
      >
        {t('products.waiting.tell', textsOf(people.length))}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('products.waiting.tellQuestion', textsOf(people.length))}
        closeLabel={t('close')}
        confirmLabel={t('products.waiting.tellNow', textsOf(told.length))}
        cancelLabel={t('products.waiting.tellLater')}
        onConfirm={() => void confirm()}
        busy={state.status === 'busy'}
        error={
          <ActionResult
            state={state}
            refused={(code) => t(`products.waiting.refused.${code}`)}
            errorMessage={t('products.waiting.notTold')}
          />
        }
      >
        <p>{t('products.waiting.tellText')}</p>
        {isScarce && (
          <Checkbox
            label={t('products.waiting.forBottles', textsOf(stock))}
            checked={isForBottles}
            onChange={({ currentTarget }) => setForBottles(currentTarget.checked)}
          />
        )}
        {told.length < wanted && <p>{t('products.waiting.tellFirst', textsOf(told.length))}</p>}
      </ConfirmDialog>
    </>
  )
}

/** Lets the shop write to people of a product's list, then reads the lists again. */
function useTell(productId: string) {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction(
    'Nobody on a waiting list was written to',
    async (people: readonly WaitingPerson[]) => {
      const { run } = await loadBackend()
      const told = await run(tellWaitingList, { productId, keys: people.map(({ key }) => key) })
      await queries.invalidateQueries({ queryKey: waitingListsQuery(loadBackend).queryKey })
      return told
    },
  )
}
