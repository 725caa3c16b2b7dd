/** The Cloud Functions and their settings. */
import { setTimeout as delay } from 'node:timers/promises'

import { letterDelayMs } from '@storefront/domain'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { defineSecret } from 'firebase-functions/params'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onSchedule } from 'firebase-functions/v2/scheduler'

import { brand } from '../../web/src/content/brand.ts'
import { handleLateTransfers } from './lateTransfers.ts'
import { createMailer } from './mailer.ts'
import { planLetters } from './planLetters.ts'
import { readOrder } from './readShop.ts'
import { sendLetter, type SendContext } from './sendLetter.ts'
import { sweepLetters } from './sweepLetters.ts'

/** With the account's password, such as `smtps://user:password@smtp.example.com`. */
const smtpUrl = defineSecret('SMTP_URL')

// Plain variables, which `.env` may set: parameters with defaults would have to be confirmed at each deployment.
const {
  /** The address in the letters' From, or `Name <address>`; otherwise the brand's. */
  LETTER_SENDER: from = '',
  /** The origin of the site that the letters link to, without a slash at the end. */
  SITE_URL: siteUrl = brand.siteUrl,
  /** The time between a step and its letter, in ms. */
  LETTER_DELAY_MS: delayMs = String(letterDelayMs),
} = process.env

initializeApp()

const sendContext = (): SendContext => ({
  database: getFirestore(),
  mailer: createMailer(smtpUrl.value()),
  sender: { from, siteUrl },
  now: Date.now,
  wait: (ms) => delay(ms),
})

export const planLettersOfOrder = onDocumentWritten(
  { document: 'orders/{id}', retry: true },
  async ({ data, time }) => {
    if (data === undefined) return
    const [before, after] = [readOrder(data.before), readOrder(data.after)]
    // An order that could not be read before is not a new one.
    if (after === null || (before === null && data.before.exists)) return
    await planLetters(getFirestore(), { before, after, at: Date.parse(time) }, Number(delayMs))
  },
)

export const sendPlannedLetter = onDocumentWritten(
  {
    document: 'letters/{id}',
    retry: true,
    secrets: [smtpUrl],
    timeoutSeconds: 300,
    // Mail servers allow few connections at a time.
    concurrency: 40,
    maxInstances: 2,
  },
  async ({ data, params }) => {
    if (data?.after.get('state') === 'waiting') await sendLetter(sendContext(), params.id)
  },
)

export const sweepOverdueLetters = onSchedule(
  { schedule: 'every 10 minutes', secrets: [smtpUrl], timeoutSeconds: 540 },
  () => sweepLetters(sendContext()),
)

/** In the morning, since the deadline of a transfer ends at midnight. */
export const remindOrCancel = onSchedule(
  { schedule: '0 9 * * *', timeZone: 'America/Guayaquil', timeoutSeconds: 540 },
  () => handleLateTransfers(getFirestore(), Date.now()),
)
