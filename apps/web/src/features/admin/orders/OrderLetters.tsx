import { languages, type Order } from '@storefront/domain'
import { buttonAttributes, SegmentedControl, TextArea } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useBackend } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { mailLink, phoneLink, whatsappLink } from '../../../shared/shopContact.ts'
import { bankAccountQuery } from '../../../shared/useSettings.ts'
import styles from './OrderLetters.module.css'
import {
  fittingLetter,
  letterLanguage,
  lettersFor,
  letterSubject,
  letterText,
  type LetterKind,
} from './orderLetters.ts'

/** The shop's bank account, for the letter that asks for a transfer; null while it is unknown. */
function useBankAccount() {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.account.uid : ''
  const { data } = useQuery({ ...bankAccountQuery(useBackend(), uid), enabled: uid !== '' })
  return data ?? null
}

/** The letter that fits an order, in the buyer's language. */
export function useLetter(order: Order): string {
  return letterText(fittingLetter(order), order, useBankAccount())
}

/** Writes to the buyer: a letter to choose and to change, by WhatsApp or e-mail, and the telephone. */
export function OrderLetters({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin')
  const account = useBankAccount()
  const [language, setLanguage] = useState(letterLanguage(order))
  const [chosen, setChosen] = useState<LetterKind | null>(null)
  const [changed, setChanged] = useState<string | null>(null)
  const { email, telefono } = order.customer
  if (email === '') return null
  const kinds = lettersFor(order)
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : fittingLetter(order)
  const text = changed ?? letterText(kind, order, account, language)
  const own = letterLanguage(order)
  return (
    <section className={styles.part} aria-labelledby="letters">
      <h2 id="letters">{t('orders.letters.title')}</h2>
      <SegmentedControl
        legend={t('orders.letters.language')}
        options={languages.map((value) => ({
          value,
          label: t(
            value === own && order.language !== null
              ? `orders.letters.${value}Own`
              : `orders.letters.${value}`,
          ),
        }))}
        value={language}
        onChange={(value) => {
          setLanguage(value)
          setChanged(null)
        }}
      />
      {kinds.length > 1 && (
        <SegmentedControl
          legend={t('orders.letters.kind')}
          options={kinds.map((value) => ({ value, label: t(`orders.letters.${value}`) }))}
          value={kind}
          onChange={(value) => {
            setChosen(value)
            setChanged(null)
          }}
        />
      )}
      <TextArea
        label={t('orders.letters.text')}
        lang={language}
        rows={5}
        value={text}
        onChange={({ currentTarget }) => setChanged(currentTarget.value)}
      />
      <p className={styles.send}>
        <a
          {...buttonAttributes({ variant: 'secondary' })}
          href={whatsappLink(telefono, text)}
          target="_blank"
          rel="noreferrer"
        >
          {t('orders.letters.whatsapp')}
        </a>
        <a
          {...buttonAttributes({ variant: 'secondary' })}
          href={mailLink(email, letterSubject[language](order), text)}
        >
          {t('orders.letters.mail')}
        </a>
        <a {...buttonAttributes({ variant: 'secondary' })} href={phoneLink(telefono)}>
          {t('orders.letters.call')}
        </a>
      </p>
    </section>
  )
}
