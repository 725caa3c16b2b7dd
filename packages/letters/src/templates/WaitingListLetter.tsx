import { Link, Text } from '@react-email/components'
import { daysKept, type Language, type Product, type WaitingLetter } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import type { TFunction } from 'i18next'

import { LetterFrame, OpenPage, Paragraph } from './LetterFrame.tsx'
import { style } from './style.ts'

/** The data from which a letter to somebody on a waiting list is written. */
export interface WaitingLetterData {
  readonly letter: Pick<WaitingLetter, 'kind' | 'key'>
  readonly product: Pick<Product, 'id' | 'name'>
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string
}

interface WaitingLetterProps extends WaitingLetterData {
  readonly language: Language
  readonly t: TFunction<'letters'>
}

/** The address that takes a letter's addressee off the lists, which the letter and its head have. */
export const leaveLink = (
  { letter, siteUrl }: Pick<WaitingLetterData, 'letter' | 'siteUrl'>,
  language: Language,
): string => `${siteUrl}${localizedPath('/waiting-list', language)}#leave=${letter.key}`

/**
 * To somebody who waits for a bottle: a question whether the address is theirs, or that the bottle can be bought. What
 * its links open does nothing before a press, since programs that scan e-mails open them too. The key is behind `#`, so
 * no server on the way learns it.
 */
export function WaitingListLetter(props: WaitingLetterProps) {
  const { letter, product, siteUrl, language, t } = props
  const { kind, key } = letter
  const { id, name } = product
  const page = (path: string) => siteUrl + localizedPath(path, language)
  const lead = t(`waiting.${kind}.lead`, { name })
  return (
    <LetterFrame
      language={language}
      t={t}
      title={t(`waiting.${kind}.title`)}
      preview={lead}
      why={
        <>
          {t(`waiting.${kind}.why`)}{' '}
          <Link href={leaveLink(props, language)} style={style.smallLink}>
            {t('footer.leave')}
          </Link>
        </>
      }
    >
      <Paragraph>{lead}</Paragraph>
      {kind === 'bottleAvailable' && <Paragraph>{t('waiting.bottleAvailable.notKept')}</Paragraph>}
      <OpenPage
        href={
          kind === 'placeToConfirm'
            ? `${page('/waiting-list')}#confirm=${key}`
            : page(`/products#${id}`)
        }
      >
        {t(`waiting.${kind}.open`)}
      </OpenPage>
      <Text style={style.note}>
        {t(`waiting.${kind}.after`, { days: daysKept.placeToConfirm })}
      </Text>
    </LetterFrame>
  )
}
