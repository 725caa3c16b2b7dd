import { phoneLink, type PhoneNumber } from '@storefront/brand/contact'

/** A telephone number that is called at a tap; plain text if nobody can call it. Translators leave it as it is. */
export function PhoneLink({ shown, e164 }: PhoneNumber) {
  return e164 === '' ? (
    <span translate="no">{shown}</span>
  ) : (
    <a href={phoneLink(e164)} translate="no">
      {shown}
    </a>
  )
}
