import { mailLink, phoneLink, whatsappLink } from '@storefront/brand/contact'
import type { Order } from '@storefront/domain'

import { useReadTelephone } from '../../../shared/useReadTelephone.ts'
import { composeMessage } from './composeMessage.ts'

/**
 * The links that reach an order's buyer: WhatsApp with a mobile number, e-mail and a call as far as there is an address.
 *
 * @param edited what to write. Default: the message that fits the order
 */
export function useContactLinks(order: Order, edited?: string) {
  const { telefonoE164, email } = order.customer
  const { subject, text } = composeMessage(order)
  const written = edited ?? text
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  return [
    ...(isMobile ? [{ kind: 'whatsapp', href: whatsappLink(telefonoE164, written) } as const] : []),
    ...(email === '' ? [] : [{ kind: 'mail', href: mailLink(email, subject, written) } as const]),
    ...(telefonoE164 === '' ? [] : [{ kind: 'call', href: phoneLink(telefonoE164) } as const]),
  ]
}
