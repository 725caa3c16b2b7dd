import { createTransport } from 'nodemailer'

/** A letter, ready to be sent. */
export interface Mail {
  readonly messageId: string
  readonly from: string
  readonly replyTo: string
  readonly to: string | { readonly name: string; readonly address: string }
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** The mail was certainly not sent. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export interface Mailer {
  /**
   * Hands a mail to the mail server.
   *
   * @throws MailRefused when it was certainly not sent; any other error leaves that open
   */
  readonly send: (mail: Mail) => Promise<void>
}

/** Sends through the mail server of a URL, such as `smtps://user:password@smtp.example.com`. */
export function createMailer(url: string): Mailer {
  return {
    async send(mail) {
      const transport = createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      })
      try {
        // Connects and signs in, so that what fails afterwards fails while the mail is handed over.
        await transport.verify()
      } catch (cause) {
        throw new MailRefused('The mail server cannot be reached', { cause })
      }
      try {
        // Copies: nodemailer's types ask for objects that it may change.
        const { to, ...rest } = mail
        await transport.sendMail({ ...rest, to: typeof to === 'string' ? to : { ...to } })
      } catch (cause) {
        if (isAnswer(cause)) throw new MailRefused('The mail server has refused', { cause })
        throw cause
      }
    },
  }
}

/** Whether the server has answered with a code, which means no: otherwise the connection was lost. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
}
