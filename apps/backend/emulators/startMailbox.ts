import { once } from 'node:events'

import { simpleParser, type AddressObject } from 'mailparser'
import { SMTPServer } from 'smtp-server'

import { host, mailPort } from './addresses.ts'
import { holderOf } from './holderOf.ts'
import { SetupError } from './SetupError.ts'
import { isPortTaken } from './waitUntilReady.ts'

/** A letter as the mail server received it. */
export interface ReceivedLetter {
  /** Its Message-ID. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface Mailbox {
  /** Called before each letter is accepted. If it throws, the letter is refused; until it resolves, the sender waits. */
  before: () => void | Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Starts a mail server that delivers nothing, and calls `onLetter` with each letter.
 *
 * @throws SetupError when the port is taken
 */
export async function startMailbox(
  onLetter: (letter: ReceivedLetter) => void,
  port: number = mailPort,
): Promise<Mailbox> {
  if (await isPortTaken(host, port)) {
    throw new SetupError(`Port ${port}, which receives the letters, is taken${holderOf(port)}.`)
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, callback) {
      Promise.resolve()
        .then(() => mailbox.before())
        .then(() => callback(), callback)
    },
    onData(stream, _session, callback) {
      simpleParser(stream).then(({ messageId, to, subject, html, text }) => {
        onLetter({
          id: messageId ?? '',
          to: addressesOf(to),
          subject: subject ?? '',
          html: html || '',
          text: text ?? '',
        })
        callback()
      }, callback)
    },
  })
  // A sender that is killed resets its connection.
  server.on('error', () => undefined)
  const mailbox: Mailbox = {
    before: () => undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  server.listen(port, host)
  await once(server.server, 'listening')
  return mailbox
}

const addressesOf = (to: AddressObject | AddressObject[] | undefined): string =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ')
