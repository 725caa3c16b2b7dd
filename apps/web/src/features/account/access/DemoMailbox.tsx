import { localizedPath } from '@storefront/i18n'
import { Banner } from '@storefront/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useServices } from '../../../shared/services.tsx'
import type { DemoEmail } from './accountServices.ts'
import { actionQuery } from './emails/actionLink.ts'

const targets = { 'verify-email': '/verify', 'reset-password': '/reset-password' } as const

interface DemoMailboxProps {
  readonly kind: DemoEmail['kind']
  readonly to: string
}

/** Shows a link to the last e-mail to an address. Renders nothing when e-mails are really sent. */
export function DemoMailbox({ kind, to }: DemoMailboxProps) {
  const { t } = useTranslation('account')
  const { log, readDemoMailbox } = useServices()
  const [email, setEmail] = useState<DemoEmail | null>(null)

  useEffect(() => {
    let isCancelled = false
    readDemoMailbox?.().then(
      (emails) => {
        const last = emails.findLast((sent) => sent.kind === kind && sent.to === to.toLowerCase())
        if (!isCancelled) setEmail(last ?? null)
      },
      (cause: unknown) => log('The demo mailbox could not be read', cause),
    )
    return () => {
      isCancelled = true
    }
  }, [readDemoMailbox, kind, to, log])

  if (email === null) return null
  return (
    <Banner
      action={
        <Link
          to={{
            pathname: localizedPath(targets[kind], email.language),
            search: actionQuery(kind, email.actionCode),
          }}
        >
          {t('demoMailbox.open')}
        </Link>
      }
    >
      {t('demoMailbox.text')}
    </Banner>
  )
}
