import { mailLink, phoneLink, whatsappLink } from '@storefront/brand/contact'
import { isAnonymised, languages, type Order } from '@storefront/domain'
import { buttonAttributes, SegmentedControl, TextArea } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

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
 * A message to the buyer, which can be chosen, edited, and sent by WhatsApp or e-mail; and a link that calls
 * the buyer.
 */
export function MessageToBuyer({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['admin', 'shared'])
  const [language, setLanguage] = useState(order.language)
  const [chosen, setChosen] = useState<MessageKind | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const { email, telefonoE164 } = order.customer
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  if (isAnonymised(order)) return null
  const kinds = messageKindsFor(order)
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : fittingMessageKind(order)
  const text = edited ?? messageText(kind, order, language)
  return (
    <section className={page.part} aria-labelledby="message">
      <h2 id="message">{t('orders.message.title')}</h2>
      <SegmentedControl
        legend={t('orders.message.language')}
        options={languages.map((value) => ({
          value,
          label: t(
            value === order.language
              ? `orders.message.${value}Own`
              : `shared:languageName.${value}`,
          ),
        }))}
        value={language}
        onChange={(value) => {
          setLanguage(value)
          setEdited(null)
        }}
      />
      {kinds.length > 1 && (
        <SegmentedControl
          legend={t('orders.message.kind')}
          options={kinds.map((value) => ({
            value,
            label: t(`${orderWords(order)}.message.${value}`),
          }))}
          value={kind}
          onChange={(value) => {
            setChosen(value)
            setEdited(null)
          }}
        />
      )}
      <TextArea
        label={t('orders.message.text')}
        lang={language}
        rows={5}
        value={text}
        onChange={({ currentTarget }) => setEdited(currentTarget.value)}
      />
      <p className={styles.send}>
        {isMobile && (
          <a
            {...buttonAttributes({ variant: 'secondary' })}
            href={whatsappLink(telefonoE164, text)}
            target="_blank"
            rel="noreferrer"
          >
            {t('orders.message.whatsapp')}
          </a>
        )}
        {email !== '' && (
          <a
            {...buttonAttributes({ variant: 'secondary' })}
            href={mailLink(email, messageSubject[language](order), text)}
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
