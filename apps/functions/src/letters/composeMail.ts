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
export interface Sender {
  /** An address, or `Name <address>`. Empty: the brand's name and address. */
  readonly from: string
  /** The site's origin, without a slash at the end. */
  readonly siteUrl: string
}

/** Writes a letter to its addressee: the buyer in the order's language, the owner in the fallback language. */
export async function composeMail(
  { orderId, kind, lastDay }: Pick<Letter, 'orderId' | 'kind' | 'lastDay'>,
  order: Order,
  settings: ShopSettings,
  { from, siteUrl }: Sender,
): Promise<Mail> {
  const ownerAddress = shopContact(settings).email
  const isForOwner = kind === 'newOrder'
  const language = isForOwner ? fallbackLanguage : order.language
  const { nombre, email } = order.customer
  return {
    // The same at every attempt, so that a mailbox can recognise a copy.
    messageId: `<${letterId(orderId, kind)}@${new URL(siteUrl).hostname}>`,
    from: from || `${brand.name} <${brand.email}>`,
    replyTo: isForOwner ? email : ownerAddress,
    to: isForOwner ? ownerAddress : { name: nombre, address: email },
    ...(await renderLetter(kind, { order, settings, siteUrl, lastDay }, language)),
  }
}
