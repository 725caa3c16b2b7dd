import {
  isTrueOfProduct,
  waitingLetterId,
  type Product,
  type WaitingLetter,
} from '@storefront/domain'
import { formatDateTime } from '@storefront/i18n'
import { Button, Table, Text } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useBackend, type LoadBackend } from '../../../shared/services.tsx'
import { DeskSection } from '../frame/DeskSection.tsx'
import { live } from '../frame/live.ts'
import { UnreadableRows } from '../frame/UnreadableRows.tsx'
import { useSendAgain } from '../frame/useSendAgain.ts'

const unsentQuery = (loadBackend: LoadBackend) => ({
  queryKey: ['admin', 'unsent-notices'],
  queryFn: async () => (await loadBackend()).letters.unsentWaitingLetters(),
  ...live,
})

/**
 * The notices to people on waiting lists that were not sent, or perhaps not, each with a button for another attempt while
 * its bottle can be bought. Nothing without any.
 */
export function UnsentNotices({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('desk')
  const query = unsentQuery(useBackend())
  const notices = useQuery(query)
  const again = useSendAgain(query.queryKey)
  return (
    <QueryBoundary query={notices} errorMessage={t('orders.letters.failed')} loading={false}>
      {({ items, unreadable }) => (
        <>
          {items.length > 0 && <NoticeList notices={items} products={products} again={again} />}
          <UnreadableRows kind="letters" ids={unreadable} />
          {/* Stays when the last of them is about to be sent. */}
          <ActionResult
            state={again.state}
            done={() => t('orders.letters.asked')}
            refused={() => t('orders.letters.letter-refused')}
            errorMessage={t('orders.letters.notAsked')}
          />
        </>
      )}
    </QueryBoundary>
  )
}

interface NoticeListProps {
  readonly notices: readonly WaitingLetter[]
  readonly products: readonly Product[]
  readonly again: ReturnType<typeof useSendAgain>
}

function NoticeList({ notices, products, again }: NoticeListProps) {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const productOf = ({ productId }: WaitingLetter) =>
    products.find(({ id }) => id === productId) ?? null

  return (
    <DeskSection id="unsent-notices" title={t('products.waiting.unsent.title')} isApart>
      <Text look="soft">{t('products.waiting.unsent.text')}</Text>
      <Table
        caption={t('products.waiting.unsent.title')}
        columns={[
          {
            id: 'email',
            header: t('products.waiting.email'),
            renderCell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
          },
          {
            id: 'product',
            header: t('products.waiting.unsent.bottle'),
            renderCell: (notice) => productOf(notice)?.name ?? notice.productId,
          },
          {
            id: 'state',
            header: t('products.waiting.unsent.state'),
            renderCell: ({ state: reached }) =>
              t(`products.waiting.unsent.${reached === 'failed' ? 'failed' : 'uncertain'}`),
          },
          {
            id: 'when',
            header: t('products.waiting.unsent.when'),
            renderCell: ({ sendAt }) => formatDateTime(sendAt, language),
          },
          {
            id: 'again',
            header: t('products.waiting.action'),
            renderCell: (notice) =>
              isTrueOfProduct(notice, productOf(notice)) && (
                <Button
                  variant="quiet"
                  busy={again.state.status === 'busy'}
                  aria-label={t('orders.letters.againNamed', { kind: notice.email })}
                  onClick={() => void again.run(waitingLetterId(notice))}
                >
                  {t('orders.letters.again')}
                </Button>
              ),
          },
        ]}
        rows={notices}
        getRowId={waitingLetterId}
      />
    </DeskSection>
  )
}
