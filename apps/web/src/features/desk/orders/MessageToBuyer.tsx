import { isAnonymised, type Order } from '@storefront/domain'
import { Button, buttonAttributes, CallIcon, ChatIcon, MailIcon, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useCopy } from '../../../shared/useCopy.ts'
import { composeMessage } from './composeMessage.ts'
import styles from './MessageToBuyer.module.css'
import { OrderPart } from './OrderPart.tsx'
import { useContactLinks } from './useContactLinks.ts'

/** A message to the buyer, in their language, which can be edited, and sent by WhatsApp or e-mail; a link that calls, and the order's, to copy. */
export function MessageToBuyer({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['desk', 'shared'])
  const [edited, setEdited] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const { outcome, copy } = useCopy()
  useUnsavedChanges(edited !== sent)
  const message = composeMessage(order)
  const text = edited ?? message.text
  const links = useContactLinks(order, text)
  if (isAnonymised(order)) return null
  return (
    <OrderPart id="message" title={t('orders.message.title')}>
      <TextArea
        label={t('orders.message.text')}
        lang={order.language}
        rows={5}
        value={text}
        onChange={({ currentTarget }) => setEdited(currentTarget.value)}
      />
      <p className={styles.send}>
        {links.map(({ kind, href }) => (
          <a
            key={kind}
            {...buttonAttributes({ variant: 'secondary' })}
            href={href}
            onClick={() => kind !== 'call' && setSent(edited)}
            {...(kind === 'whatsapp' && { target: '_blank', rel: 'noreferrer' })}
          >
            {t(`orders.message.${kind}`)}
          </a>
        ))}
        <Button variant="secondary" onClick={() => void copy(message.link)}>
          {t('shared:copy.link')}
        </Button>
      </p>
      <p className={styles.copied} role="status">
        {outcome !== null && t(`orders.message.link.${outcome}`)}
      </p>
    </OrderPart>
  )
}

const icons = { call: CallIcon, mail: MailIcon, whatsapp: ChatIcon } as const

/** The most used links at the bottom of the window, on phones: the buyer's contact. */
export function OrderDock({ order }: { readonly order: Order }) {
  const { t } = useTranslation('desk')
  const links = useContactLinks(order)
  return (
    <nav className={styles.dock} data-dock aria-label={t('orders.page.dock')}>
      {links.toReversed().map(({ kind, href }) => {
        const Icon = icons[kind]
        return (
          <a key={kind} href={href}>
            <Icon />
            {t(`orders.message.${kind}`)}
          </a>
        )
      })}
    </nav>
  )
}
