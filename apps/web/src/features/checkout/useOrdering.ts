import type { Account, AuthError, Customer, Profile, ProfileChanges } from '@storefront/domain'
import { useEffect, useEffectEvent, useState } from 'react'

import { useLanguage } from '../../shared/i18n/useLanguage.ts'
import { useServices } from '../../shared/services.tsx'
import { useAction, type Action } from '../../shared/useAction.ts'
import type { SeenOrder } from './placeOrderOnce.ts'
import type { PlaceOrderAction } from './usePlacement.ts'

/** An order as the buyer confirmed it, before the account was known to be allowed to place it. */
export interface ConfirmedOrder {
  readonly seen: Omit<SeenOrder, 'uid' | 'emailVerified' | 'customer' | 'now'>
  /** The recipient and the address of the delivery; the e-mail address is the account's. */
  readonly recipient: Omit<Customer, 'email'>
  /** What the buyer typed, and the profile before; null if the stored details are used. */
  readonly typed: {
    readonly before: Profile | null | undefined
    readonly fields: ProfileChanges
  } | null
}

export type SendVerification = Action<[], void, AuthError>

interface OrderingOptions {
  readonly account: Account | null
  /** Whether only verified addresses may order. */
  readonly verifiedEmailOnly: boolean
  readonly placing: PlaceOrderAction
  readonly renewTime: () => number
}

/**
 * Places a confirmed order. Where the shop requires it, waits until the buyer's address is verified, and then
 * goes on by itself.
 */
export function useOrdering({ account, verifiedEmailOnly, placing, renewTime }: OrderingOptions) {
  const { loadBackend, notices } = useServices()
  const language = useLanguage()
  const [waiting, setWaiting] = useState<ConfirmedOrder | null>(null)
  const verification: SendVerification = useAction(
    'The verification e-mail could not be sent',
    async () => (await loadBackend()).auth.sendVerification(language),
  )

  async function place(buyer: Account, { seen, recipient, typed }: ConfirmedOrder): Promise<void> {
    const { uid, email, emailVerified } = buyer
    await placing.run(
      // A pause of sales may have started since the time was renewed.
      { ...seen, uid, emailVerified, customer: { ...recipient, email }, now: renewTime() },
      typed && { account: buyer, ...typed },
    )
  }

  const goOn = useEffectEvent(() => {
    if (account !== null && waiting !== null) void place(account, waiting)
  })
  const mayGoOn = waiting !== null && account?.emailVerified === true
  useEffect(() => {
    if (mayGoOn) goOn()
  }, [mayGoOn])
  // The form says why an order was not placed.
  const hasFailed = placing.state.status === 'refused' || placing.state.status === 'outage'

  return {
    /** The order that waits for the verification, or null. */
    waiting: hasFailed ? null : waiting,
    verification,
    /** Returns to the form. */
    stopWaiting: () => setWaiting(null),
    /** @param buyer the account, which may have signed in just now */
    async order(buyer: Account, confirmed: ConfirmedOrder): Promise<void> {
      setWaiting(null)
      if (!verifiedEmailOnly || buyer.emailVerified) {
        await place(buyer, confirmed)
        return
      }
      placing.reset()
      // A registration sends the e-mail itself. Its notice says what the checkout says too.
      const wasSent = notices.get().some(({ code }) => code === 'verification-sent')
      notices.dismiss('verification-sent')
      setWaiting(confirmed)
      if (!wasSent) await verification.run()
    },
  }
}
