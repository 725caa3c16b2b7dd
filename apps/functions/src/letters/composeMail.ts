import { createHash } from 'node:crypto'

import { brand } from '@storefront/brand'
import { shopContact } from '@storefront/brand/contact'
import {
  fallbackLanguage,
  letterId,
  type Letter,
  type Order,
  type ShopSettings,
} from '@storefront/domain'
import { renderLetter } from '@storefront/letters'

import type { Mail } from './mailer.ts'

/** The sender of the letters, and the site that they link to. */
export interface MailSender {
  /** An address, or `Name <address>`. Empty: the brand's name and address. */
  readonly from: string
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string
}

/** Writes a letter to its addressee: the buyer in the order's language, the owner in the fallback language. */
export async function composeMail(
  letter: Pick<Letter, 'orderId' | 'press' | 'kind' | 'lastDay'>,
  order: Order,
  settings: ShopSettings,
  { from, siteUrl }: MailSender,
): Promise<Mail> {
  const ownerAddress = shopContact(settings).email
  const isForOwner = letter.kind === 'newOrder'
  const language = isForOwner ? fallbackLanguage : order.language
  const { nombre, email } = order.customer
  return {
    messageId: `<${messageName(letter)}@${new URL(siteUrl).hostname}>`,
    from: from || `${brand.name} <${brand.email}>`,
    replyTo: isForOwner ? email : ownerAddress,
    to: isForOwner ? ownerAddress : { name: nombre, address: email },
    // Nothing answers by itself, such as a note of absence (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(await renderLetter({ letter, order, settings, siteUrl }, language)),
  }
}

/**
 * The same at every attempt, so that a mailbox can recognise a copy. A hash, since every mail server on the way logs it,
 * and the letter's id has the key of an order without an account.
 */
const messageName = (letter: Parameters<typeof letterId>[0]): string =>
  createHash('sha256').update(letterId(letter)).digest('hex').slice(0, 32)
