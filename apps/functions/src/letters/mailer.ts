import { createTransport } from 'nodemailer'

/** A letter, ready to be sent. */
export interface Mail {
  readonly messageId: string
  readonly from: string
  readonly replyTo: string
  readonly to: string | { readonly name: string; readonly address: string }
  readonly headers: Readonly<Record<string, string>>
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** The mail was certainly not sent, so another attempt cannot send it twice. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export interface Mailer {
  /**
   * Hands a mail to the mail server.
   *
   * @throws MailRefused when it was certainly not sent; after any other error it may have been sent
   */
  readonly send: (mail: Mail) => Promise<void>
}

/** Creates a mailer on the mail server of a URL, such as `smtps://user:password@smtp.example.com`. */
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
        // Connects and authenticates before the mail is handed over: an error here means that it was not sent.
        await transport.verify()
      } catch (cause) {
        throw new MailRefused('The mail server cannot be reached', { cause })
      }
      try {
        // Copies, since nodemailer's types require mutable objects.
        const { to, headers, ...rest } = mail
        await transport.sendMail({
          ...rest,
          headers: { ...headers },
          to: typeof to === 'string' ? to : { ...to },
        })
      } catch (cause) {
        if (isServerReply(cause)) throw new MailRefused('The mail server has refused', { cause })
        throw cause
      }
    },
  }
}

/** Whether the server has replied with an error code; otherwise the connection was lost. */
function isServerReply(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
}
