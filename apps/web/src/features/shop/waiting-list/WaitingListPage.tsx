import { confirmPlace, leaveWaitingLists, pressIn } from '@storefront/domain'
import { Banner, Button, buttonAttributes, Loading } from '@storefront/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { useIsHydrating } from '../../../shared/hydration.tsx'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { loadVisitorBackend, useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { AccountLayout } from '../../account/access/AccountLayout.tsx'

/**
 * `/waiting-list`: the target of the links in letters to waiting lists. One confirms an address, the other takes it off
 * all lists, both only after a press: programs that scan e-mails open the links too.
 */
export function Page() {
  const { t } = useTranslation(['waiting-list', 'shared'])
  const link = useWaitingLink()
  return (
    <AccountLayout plate="serpent" short title={t('title')}>
      <PageHead path="/waiting-list" title={t('title')} description={t('description')} />
      {link === undefined && <Loading>{t('shared:loading')}</Loading>}
      {link === null && (
        <>
          <Banner tone="error">{t('missing')}</Banner>
          <ToBottles />
        </>
      )}
      {link && <Question key={link.action + link.key} link={link} />}
    </AccountLayout>
  )
}

/** Asks before anything is done, then says what was. */
function Question({ link: { action, key } }: { readonly link: WaitingLink }) {
  const { t } = useTranslation('waiting-list')
  const services = useServices()
  const { state, run } = useAction('The link of a waiting list was not followed', async () => {
    const backend = await loadVisitorBackend(services)
    return action === 'confirm'
      ? backend.run(confirmPlace, { key })
      : backend.run(leaveWaitingLists, { key })
  })
  if (state.status === 'done' || state.status === 'refused') {
    return (
      <>
        {state.status === 'done' ? (
          <FocusedBanner tone="success">
            {t(`actions.${action}.done`, { name: state.value ?? '' })}
          </FocusedBanner>
        ) : (
          <FocusedBanner tone="warning">
            {t(`actions.confirm.refused.${state.error}`)}
          </FocusedBanner>
        )}
        <ToBottles />
      </>
    )
  }
  return (
    <>
      <p>{t(`actions.${action}.lead`)}</p>
      <ActionResult state={state} errorMessage={t(`actions.${action}.failed`)} />
      <Button
        busy={state.status === 'busy'}
        busyLabel={t(`actions.${action}.busy`)}
        onClick={() => void run()}
      >
        {t(`actions.${action}.press`)}
      </Button>
    </>
  )
}

function ToBottles() {
  const { t } = useTranslation('cart')
  return (
    <LocalizedLink to="/products" {...buttonAttributes({ variant: 'secondary' })}>
      {t('browse')}
    </LocalizedLink>
  )
}

/** What a letter's link is for, and the key that it has. */
interface WaitingLink {
  readonly action: 'confirm' | 'leave'
  readonly key: string
}

/**
 * Reads `#confirm=KEY` or `#leave=KEY`; null if the key is missing. Browsers send no part behind `#` to a server, so the
 * key is in no log and no referrer.
 */
export function readWaitingLink(hash: string): WaitingLink | null {
  const values = new URLSearchParams(hash.slice(1))
  for (const action of ['confirm', 'leave'] as const) {
    const key = pressIn(values.get(action) ?? '')
    if (key !== null) return { action, key }
  }
  return null
}

/** The link that opened the page; undefined during hydration, because pages are prerendered without one. */
function useWaitingLink(): WaitingLink | null | undefined {
  const { hash } = useLocation()
  return useIsHydrating() ? undefined : readWaitingLink(hash)
}
