import {
  ok,
  removeFromWaitingList,
  type Product,
  type WaitingList,
  type WaitingPerson,
} from '@storefront/domain'
import { formatDays, lettersContext } from '@storefront/i18n'
import { Button, ConfirmDialog, Table, Text } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { downloadFile } from '../../../shared/downloadFile.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import styles from '../frame/DeskSection.module.css'
import { DeskSection } from '../frame/DeskSection.tsx'
import { useDeskSettings } from '../frame/live.ts'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { TellWaiting, useIsDue, waitingListsQuery } from './TellWaiting.tsx'
import { UnsentNotices } from './UnsentNotices.tsx'

/** How many of those who wait are listed; the export has them all. */
const listedPeople = 10

/** Who waits for each product, and whom a notice did not reach. Nothing while there is nobody. */
export function WaitingLists({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('desk')
  const lists = useQuery(waitingListsQuery(useBackend()))
  return (
    <QueryBoundary query={lists} errorMessage={t('products.waiting.failed')}>
      {({ items, unreadable }) => (
        <>
          {items.map((list) => {
            const product = products.find(({ id }) => id === list.id)
            return <ProductWaitingList key={list.id} list={list} product={product} />
          })}
          <UnreadableRows kind="waitingLists" ids={unreadable} />
          <UnsentNotices products={products} />
        </>
      )}
    </QueryBoundary>
  )
}

interface ProductWaitingListProps {
  readonly list: WaitingList
  /** Undefined if it cannot be read. */
  readonly product: Product | undefined
}

/** The newest addresses that wait for a product, what writes to all of them, their export, and their removal. */
function ProductWaitingList({ list: { id, people }, product }: ProductWaitingListProps) {
  const { t } = useTranslation(['desk', 'shared'])
  const language = useLanguage()
  const name = product?.name ?? id
  const isDue = useIsDue(product)
  const { lettersOn = false } = useDeskSettings().data ?? {}
  const [asked, setAsked] = useState<readonly WaitingPerson[] | null>(null)
  const removal = useListRemoval(id)
  const download = useAction('A waiting list could not be exported', async () => {
    // Loads the library only when it is needed.
    const { waitingSheet } = await import('../spreadsheets/spreadsheets.ts')
    const file = await waitingSheet(people, {
      email: t('products.waiting.email'),
      language: t('products.waiting.language'),
      since: t('products.waiting.since'),
      languageName: (value) => t(`shared:languageName.${value}`),
    })
    downloadFile(`${t('products.waiting.file')}-${id}.xlsx`, file)
    return ok(people.length)
  })

  function ask(whom: readonly WaitingPerson[]): void {
    removal.reset()
    setAsked(whom)
  }

  async function confirm(): Promise<void> {
    const settled = await removal.run(asked ?? [])
    if (settled?.status === 'done') setAsked(null)
  }

  return (
    <DeskSection
      id={`waiting-${id}`}
      title={t('products.waiting.title', { name, count: people.length })}
      isApart
    >
      <Text look="soft">{t('products.waiting.text', lettersContext(lettersOn))}</Text>
      <Table
        caption={t('products.waiting.newest', { name })}
        columns={[
          {
            id: 'email',
            header: t('products.waiting.email'),
            renderCell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
          },
          {
            id: 'language',
            header: t('products.waiting.language'),
            renderCell: (person) => t(`shared:languageName.${person.language}`),
          },
          {
            id: 'since',
            header: t('products.waiting.since'),
            renderCell: ({ at }) => formatDays(at, at, language),
          },
          {
            id: 'remove',
            header: t('products.waiting.action'),
            renderCell: (person) => (
              <Button
                variant="quiet"
                aria-label={t('products.waiting.removeOne', { email: person.email })}
                onClick={() => ask([person])}
              >
                {t('products.waiting.remove')}
              </Button>
            ),
          },
        ]}
        rows={people.slice(-listedPeople).toReversed()}
        getRowId={({ email }) => email}
      />
      <div className={styles.actions}>
        {isDue && product !== undefined && <TellWaiting product={product} people={people} />}
        <Button
          variant="secondary"
          busy={download.state.status === 'busy'}
          onClick={() => void download.run()}
        >
          {t('products.waiting.export')}
        </Button>
        <Button variant="quiet" onClick={() => ask(people)}>
          {t('products.waiting.clear')}
        </Button>
      </div>
      <ActionResult
        state={download.state}
        done={(exported) => t('products.waiting.exported', { count: exported })}
        errorMessage={t('products.waiting.notExported')}
      />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('products.waiting.question', {
          count: asked?.length ?? 0,
          email: asked?.[0]?.email ?? '',
        })}
        closeLabel={t('close')}
        confirmLabel={t('products.waiting.remove')}
        cancelLabel={t('products.waiting.keep')}
        onConfirm={() => void confirm()}
        busy={removal.state.status === 'busy'}
        error={
          <ActionResult state={removal.state} errorMessage={t('products.waiting.notRemoved')} />
        }
      >
        <p>{t('products.waiting.removeText')}</p>
      </ConfirmDialog>
    </DeskSection>
  )
}

/** Removes people from a product's list, then reads the lists again. */
function useListRemoval(productId: string) {
  const loadBackend = useBackend()
  const queries = useQueryClient()
  return useAction(
    'Addresses could not be removed from a waiting list',
    async (people: readonly WaitingPerson[]) => {
      const emails = people.map(({ email }) => email)
      const { run } = await loadBackend()
      const removed = await run(removeFromWaitingList, { productId, emails })
      await queries.invalidateQueries({ queryKey: waitingListsQuery(loadBackend).queryKey })
      return removed
    },
  )
}
