import { mailLink, phoneLink, whatsappLink } from '@storefront/brand/contact'
import { isAnonymised, type Order } from '@storefront/domain'
import { buttonAttributes, SegmentedControl, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useUnsavedChanges } from '../../../shared/forms/UnsavedChanges.tsx'
import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import page from './AdminOrder.module.css'
import {
  fittingMessageKind,
  messageKindsFor,
  messageSubject,
  messageText,
  type MessageKind,
} from './messagesToBuyer.ts'
import styles from './MessageToBuyer.module.css'
import { orderWords } from './orderWords.ts'

/**
 * A message to the buyer, in their language, which can be chosen, edited, and sent by WhatsApp or e-mail; and a link that calls
 * the buyer.
 */
export function MessageToBuyer({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const [chosen, setChosen] = useState<MessageKind | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const leave = useUnsavedChanges(edited !== sent)
  const { email, telefonoE164 } = order.customer
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  if (isAnonymised(order)) return null
  const kinds = messageKindsFor(order)
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : fittingMessageKind(order)
  const text = edited ?? messageText(kind, order)
  return (
    <section className={page.part} aria-labelledby="message">
      <h2 id="message">{t('orders.message.title')}</h2>
      {kinds.length > 1 && (
        <SegmentedControl
          legend={t('orders.message.kind')}
          options={kinds.map((value) => ({
            value,
            label: t(`${orderWords(order)}.message.${value}`),
          }))}
          value={kind}
          onChange={(value) =>
            leave(() => {
              setChosen(value)
              setEdited(null)
              setSent(null)
            })
          }
        />
      )}
      <TextArea
        label={t('orders.message.text')}
        lang={order.language}
        rows={5}
        value={text}
        onChange={({ currentTarget }) => setEdited(currentTarget.value)}
      />
      <p className={styles.send}>
        {isMobile && (
          <a
            {...buttonAttributes({ variant: 'secondary' })}
            href={whatsappLink(telefonoE164, text)}
            onClick={() => setSent(edited)}
            target="_blank"
            rel="noreferrer"
          >
            {t('orders.message.whatsapp')}
          </a>
        )}
        {email !== '' && (
          <a
            {...buttonAttributes({ variant: 'secondary' })}
            href={mailLink(email, messageSubject[order.language](order), text)}
            onClick={() => setSent(edited)}
          >
            {t('orders.message.mail')}
          </a>
        )}
        {telefonoE164 !== '' && (
          <a {...buttonAttributes({ variant: 'secondary' })} href={phoneLink(telefonoE164)}>
            {t('orders.message.call')}
          </a>
        )}
      </p>
    </section>
  )
}
