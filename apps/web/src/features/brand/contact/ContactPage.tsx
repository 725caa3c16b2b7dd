import { brand } from '@storefront/brand'
import { mailLink, shopContact, whatsappLink } from '@storefront/brand/contact'
import { defaultShopSettings } from '@storefront/domain'
import { fruitCut } from '@storefront/imagery/fruit-cut'
import { Picture, Section, SectionHeading, Text } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { PhoneLink } from '../../../shared/PhoneLink.tsx'
import { useSettings } from '../../../shared/useSettings.ts'
import styles from './ContactPage.module.css'
import { questionsOf } from './questions.ts'

/** `/contacto`: how to reach the house, and what people ask before they buy. */
export function Page() {
  const { t } = useTranslation(['contact', 'layout'])
  const language = useLanguage()
  const settings = useSettings().data ?? defaultShopSettings
  const { email, phone, whatsapp } = shopContact(settings)
  const ways = [
    whatsapp && {
      name: t('whatsapp'),
      way: (
        <a href={whatsappLink(whatsapp.e164, t('whatsappText'))} translate="no">
          {whatsapp.shown}
        </a>
      ),
    },
    { name: t('email'), way: <a href={mailLink(email)}>{email}</a> },
    { name: t('phone'), way: <PhoneLink {...phone} /> },
    { name: t('layout:footer.office'), way: <address>{brand.office[language]}</address> },
    { name: t('layout:footer.distillery'), way: <address>{brand.distillery[language]}</address> },
  ].filter((way) => way !== null)
  return (
    <>
      <PageHead path="/contacto" title={t('title')} description={t('description')} />
      <Section>
        <div className={styles.house}>
          <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('heading')}>
            <p>{t('lead')}</p>
          </SectionHeading>
          <dl className={styles.ways} aria-label={t('ways')}>
            {ways.map(({ name, way }) => (
              <div key={name}>
                <Text as="dt" look="eyebrow">
                  {name}
                </Text>
                <dd>{way}</dd>
              </div>
            ))}
          </dl>
          <Picture
            className={styles.picture}
            picture={fruitCut}
            alt=""
            sizes="(width < 40rem) 96vw, (width < 60rem) 46vw, 43rem"
          />
        </div>
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">{t('questions')}</h2>
          {questionsOf(settings).map(({ id, question, answer }) => (
            <article key={id} id={id} aria-labelledby={`${id}-question`}>
              <h3 id={`${id}-question`}>{question[language]}</h3>
              <p>{answer[language]}</p>
            </article>
          ))}
        </section>
      </Section>
    </>
  )
}
