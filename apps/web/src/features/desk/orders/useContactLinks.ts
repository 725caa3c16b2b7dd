import { mailLink, phoneLink, whatsappLink } from '@storefront/brand/contact'
import type { Order } from '@storefront/domain'

import { useReadTelephone } from '../../../shared/useReadTelephone.ts'

/** The links that reach an order's buyer: WhatsApp with a mobile number, e-mail and a call as far as there is an address. */
export function useContactLinks(
  { customer: { telefonoE164, email } }: Order,
  subject: string,
  text: string,
) {
  const isMobile = useReadTelephone()?.(telefonoE164)?.isMobile ?? false
  return [
    ...(isMobile ? [{ kind: 'whatsapp', href: whatsappLink(telefonoE164, text) } as const] : []),
    ...(email === '' ? [] : [{ kind: 'mail', href: mailLink(email, subject, text) } as const]),
    ...(telefonoE164 === '' ? [] : [{ kind: 'call', href: phoneLink(telefonoE164) } as const]),
  ]
}
