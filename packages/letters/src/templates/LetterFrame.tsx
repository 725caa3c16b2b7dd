import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { brand } from '@storefront/brand'
import { mailLink, phoneLink, shopContact, whatsappLink } from '@storefront/brand/contact'
import { formatMoney, localizedPath } from '@storefront/i18n'
import type { ReactNode } from 'react'

import { Facts } from './Facts.tsx'
import type { LetterProps } from './letterData.ts'
import { LetterLines } from './LetterLines.tsx'
import { style } from './style.ts'

interface LetterLayoutProps extends Pick<LetterProps, 'language' | 't'> {
  readonly title: string
  /** The preview text that an inbox shows after the subject. */
  readonly preview: string
  /** Why the letter was sent. */
  readonly why: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every letter: the brand, the title, and why it was sent. It has no pictures, since mail programs
 * block them by default.
 */
export function LetterFrame({ title, preview, why, language, t, children }: LetterLayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
      </Head>
      <Body style={style.ground}>
        <Preview>{preview}</Preview>
        <Container style={style.letter}>
          <Section style={style.header}>
            <Text style={style.brand}>{brand.name}</Text>
          </Section>
          <Section style={style.body}>
            <Heading style={style.title}>{title}</Heading>
            {children}
          </Section>
          <Section style={style.footer}>
            <Text style={style.small}>{why}</Text>
            <Text style={style.small}>{t('footer.responsible')}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

interface BuyerLetterProps extends LetterProps, Omit<LetterLayoutProps, 'why' | 'preview'> {
  /** The first sentences, which an inbox also shows after the subject. */
  readonly lead: string
  /** What stands below the lines of the order. */
  readonly below?: ReactNode
}

/** A letter to the buyer: ends with the order's lines, a link to its page, and the shop's contact. */
export function BuyerLetter({ lead, below, children, ...props }: BuyerLetterProps) {
  const { order, siteUrl, language, t } = props
  return (
    <LetterFrame {...props} preview={lead} why={t('footer.why')}>
      <Paragraph>{lead}</Paragraph>
      {children}
      <LetterLines {...props} />
      {below}
      <OpenPage href={`${siteUrl}${localizedPath(`/orders/${order.id}`, language)}`}>
        {t('order.open')}
      </OpenPage>
      <Text style={style.note}>{t(order.isOpenByLink ? 'order.byLink' : 'order.account')}</Text>
      <Help {...props} />
    </LetterFrame>
  )
}

export const Paragraph = ({ children }: { readonly children: string }) => (
  <Text style={style.paragraph}>{children}</Text>
)

/** The button that opens a page of the site. */
export function OpenPage({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Section style={style.open}>
      <Button href={href} style={style.button}>
        {children}
      </Button>
    </Section>
  )
}

/** The shop's contact. */
function Help({ order, settings, language, t }: LetterProps) {
  const { email, phone, whatsapp } = shopContact(settings)
  const { number, totalCents } = order
  const total = formatMoney(totalCents, language)
  const ways = [
    { name: 'email', href: mailLink(email, t('order.title', { number })), value: email },
    { name: 'phone', href: phone.e164 && phoneLink(phone.e164), value: phone.shown },
    ...(whatsapp === null
      ? []
      : [
          {
            name: 'whatsapp',
            href: whatsappLink(whatsapp.e164, t('help.whatsappText', { number, total })),
            value: whatsapp.shown,
          } as const,
        ]),
  ] as const
  return (
    <>
      <Heading as="h2" style={style.heading}>
        {t('help.title')}
      </Heading>
      <Text style={style.paragraph}>{t('help.lead')}</Text>
      <Facts
        facts={ways.map(({ name, href, value }) => ({
          name: t(`help.${name}`),
          value: <Contact href={href}>{value}</Contact>,
        }))}
      />
    </>
  )
}

/** A way to reach somebody, as a link where it has an address. */
export const Contact = ({ href, children }: { readonly href: string; readonly children: string }) =>
  href === '' ? (
    children
  ) : (
    <Link className="contact" href={href} style={style.link}>
      {children}
    </Link>
  )
