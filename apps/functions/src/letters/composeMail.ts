import { createHash } from 'node:crypto'

import { brand } from '@storefront/brand'
import { shopContact } from '@storefront/brand/contact'
import {
  fallbackLanguage,
  letterId,
  waitingLetterId,
  type Letter,
  type Order,
  type Product,
  type ShopSettings,
  type WaitingLetter,
} from '@storefront/domain'
import { leaveLink, renderLetter, renderWaitingLetter } from '@storefront/letters'

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
  sender: MailSender,
): Promise<Mail> {
  const { siteUrl } = sender
  const ownerAddress = shopContact(settings).email
  const isForOwner = letter.kind === 'newOrder'
  const language = isForOwner ? fallbackLanguage : order.language
  const { nombre, email } = order.customer
  return {
    ...headOf(letterId(letter), sender),
    replyTo: isForOwner ? email : ownerAddress,
    to: isForOwner ? ownerAddress : { name: nombre, address: email },
    ...(await renderLetter({ letter, order, settings, siteUrl }, language)),
  }
}

/** Writes a letter to somebody on a waiting list, in their language. */
export const composeWaitingMail = async (
  letter: Pick<WaitingLetter, 'key' | 'kind' | 'email' | 'language'>,
  product: Product,
  settings: ShopSettings,
  sender: MailSender,
): Promise<Mail> => {
  const { headers, ...head } = headOf(waitingLetterId(letter), sender)
  const data = { letter, product, siteUrl: sender.siteUrl }
  return {
    ...head,
    replyTo: shopContact(settings).email,
    to: letter.email,
    // Mail programs offer it beside the sender (RFC 2369).
    headers: { ...headers, 'List-Unsubscribe': `<${leaveLink(data, letter.language)}>` },
    ...(await renderWaitingLetter(data, letter.language)),
  }
}

/**
 * The name of a mail is the same at every attempt, so that a mailbox can recognise a copy. It is a hash, since every mail
 * server on the way logs it, and a letter's id has the key of an order without an account, or of a place on a waiting list.
 */
const headOf = (id: string, { from, siteUrl }: MailSender) => ({
  messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${new URL(siteUrl).hostname}>`,
  from: from || `${brand.name} <${brand.email}>`,
  // Nothing answers by itself, such as a note of absence (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
})
